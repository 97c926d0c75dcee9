/** The colours that a picture needs, as `theme.css` has them: what leaves the site leaves its style sheets behind. */
export type Scheme = 'light' | 'dark'

const both = {
  paper: ['#f7f2e6', '#1d1611'],
  'ink-faint': ['#574d3e', '#bbaa8b'],
  'board-light': ['#f0e5cb', '#c4a97f'],
  'board-dark': ['#cdb68c', '#9c7b53'],
  'board-plain': ['#e8d3a2', '#b08c5c'],
  'board-line': ['#5d4a31', '#2e2013'],
  'board-edge': ['#5d4a31', '#0f0b08'],
  'mark-victim': ['#a01810', '#a81208'],
  'mark-frozen': ['#1c4f86', '#0d2f57'],
  'mark-last': ['#6b4c10', '#1f1302'],
  'mark-check': ['#a01810', '#a81208'],
  'man-white-fill': ['#fffaf0', '#f6ead1'],
  'man-white-line': ['#231d15', '#1a120b'],
  'man-black-fill': ['#2b2319', '#1a120c'],
  'man-black-line': ['#f5ead2', '#e9d8b6'],
  'man-red': ['#a01810', '#98160e'],
  'man-red-on-black': ['#ff9f86', '#ff9f86'],
  'man-yellow-fill': ['#f6c944', '#e9bb3c'],
  'man-bill': ['#e0701c', '#d2661a'],
  'man-wood-pale': ['#fdf1d3', '#f3e2bb'],
  'man-wood-deep': ['#d9a85f', '#c08e4c'],
  'man-1-fill': ['#c53a2c', '#c8402f'],
  'man-1-line': ['#3d0b06', '#330905'],
  'man-1-detail': ['#fff1e8', '#fff1e8'],
  'man-2-fill': ['#1d3f86', '#1b3a7c'],
  'man-2-line': ['#0a1836', '#081229'],
  'man-2-detail': ['#e4ecff', '#dde7ff'],
  'man-3-fill': ['#f7d756', '#f3d254'],
  'man-3-line': ['#3b2d02', '#2e2302'],
  'man-4-fill': ['#6fb57a', '#72b87d'],
  'man-4-line': ['#0e3017', '#0a2611'],
  'man-dead-fill': ['#c9c4ba', '#a39c90'],
  'man-dead-line': ['#6c6559', '#453f37'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>

export type Colour = keyof typeof both
export type Palette = (name: Colour) => string

export const colourNames = Object.keys(both)

export const paletteOf =
  (scheme: Scheme): Palette =>
  (name) =>
    both[name][scheme === 'light' ? 0 : 1]
