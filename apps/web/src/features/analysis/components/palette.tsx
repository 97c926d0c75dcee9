import type { VariantAnswer } from '@variorum/engine/ask'
import { ManIcon, type PieceSet } from '@variorum/ui/piece-sets'
import { Eraser, Hand } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { PointerEvent, ReactNode } from 'react'
import { useNames } from '../../../lib/board/names.ts'
import { nobody, type Tool } from '../state/set-up-moves.ts'

interface PaletteProps {
  readonly variant: VariantAnswer
  readonly pieceSet: PieceSet
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  /** A man was carried from the palette and let go over a cell. */
  readonly onCarried: (tool: Exclude<Tool, string>, cell: string) => void
}

const nameOf = (tool: Tool): string => (typeof tool === 'string' ? tool : `${tool.kind} ${tool.seat}`)

/** The men of each side, one of which is put wherever one presses; and two hands, one that moves men and one that takes them off. */
export function Palette({ variant, pieceSet, tool, onTool, onCarried }: PaletteProps) {
  const t = useTranslations('analysis')
  const names = useNames()
  const letters = new Map(variant.kinds.map(({ kind, letter }) => [kind, letter]))
  const rows = [
    ...variant.seats.map((_, seat) => ({
      seat,
      label: names.seat(seat),
      kinds: variant.kinds.filter(({ neutral }) => !neutral),
    })),
    { seat: nobody, label: t('setUp.nobody'), kinds: variant.kinds.filter(({ neutral }) => neutral) },
  ].filter(({ kinds }) => kinds.length > 0)
  const choice = (value: Tool, label: string, content: ReactNode, carry?: (event: PointerEvent) => void) => (
    <label key={nameOf(value)} className="palette-choice" title={label} onPointerDown={carry}>
      <input
        type="radio"
        name="palette"
        aria-label={label}
        checked={nameOf(tool) === nameOf(value)}
        onChange={() => onTool(value)}
      />
      <span className="palette-man">{content}</span>
    </label>
  )
  return (
    <div className="palette" role="radiogroup" aria-label={t('setUp.palette')}>
      <div className="palette-row">
        {choice('move', t('setUp.move'), <Hand aria-hidden="true" />)}
        {choice('erase', t('setUp.erase'), <Eraser aria-hidden="true" />)}
      </div>
      {rows.map(({ seat, label, kinds }) => (
        <fieldset key={seat} className="palette-row" aria-label={label}>
          {kinds.map(({ kind }) => {
            const man = { kind, seat }
            const picture = <ManIcon set={pieceSet} kind={kind} seat={seat} letter={letters.get(kind) ?? '?'} />
            return choice(man, names.owned(seat, kind), picture, (event) =>
              carryTo(event, (cell) => onCarried(man, cell)),
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

/** Follows a pointer that went down on a man of the palette; let go over a cell of the board it puts the man there. */
function carryTo(event: PointerEvent, put: (cell: string) => void): void {
  if (event.button !== 0) return
  const { pointerId } = event
  const end = (up: globalThis.PointerEvent) => {
    if (up.pointerId !== pointerId) return
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    const under = up.type === 'pointerup' ? document.elementFromPoint(up.clientX, up.clientY) : null
    const cell = under?.closest('[data-cell]')?.getAttribute('data-cell')
    if (cell) put(cell)
  }
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}
