import type { Palette } from './palette.ts'

/** The rules for a board and the marks of its last move, without anything that only a browser can work out. */
export function boardRules(colour: Palette): string {
  const halo = colour('man-white-fill')
  const line = (name: string, stroke: string) => `.${name} .v-line{stroke:${stroke};stroke-width:7}`
  return [
    `.v-paper{fill:${colour('paper')}}`,
    `.v-cell{fill:${colour('board-dark')}}`,
    `.v-cell[data-tone="1"]{fill:${colour('board-light')}}`,
    `.v-cell[data-tone="2"]{fill:${middle(colour('board-light'), colour('board-dark'))}}`,
    `.v-cell[data-tone="plain"]{fill:${colour('board-plain')};stroke:${colour('board-plain')};stroke-width:2}`,
    `.v-edge polygon{fill:none;stroke:${colour('board-edge')};stroke-width:8;stroke-linejoin:round}`,
    `.v-ground path{fill:none;stroke:${colour('board-line')};stroke-width:3;stroke-linecap:square}`,
    `.v-ground circle{fill:${colour('board-line')}}`,
    `.v-names{fill:${colour('ink-faint')}}`,
    `.v-tray{fill:${colour('board-light')}}`,
    `.v-count{fill:${colour('man-white-line')}}`,
    '.v-mark{fill:none;stroke-linecap:round;stroke-linejoin:round}',
    `.v-halo{stroke:${halo};stroke-width:13}`,
    '.v-corners .v-halo{stroke:none}',
    line('v-corners', colour('mark-last')),
    `.v-victim .v-halo{stroke-width:12}`,
    line('v-victim', colour('mark-last')),
    line('v-burst', colour('mark-check')),
    `.v-lock circle{fill:${halo};stroke:${colour('mark-frozen')};stroke-width:3}`,
    `.v-lock-bow{stroke:${colour('mark-frozen')};stroke-width:4}`,
    `.v-lock-body{fill:${colour('mark-frozen')}}`,
  ].join('')
}

/** Halfway between two colours. */
function middle(a: string, b: string): string {
  const part = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round((part(a, at) + part(b, at)) / 2).toString(16))
  return `#${mixed.map((two) => two.padStart(2, '0')).join('')}`
}
