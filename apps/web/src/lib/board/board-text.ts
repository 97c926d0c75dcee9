import type { ManAnswer, MoveAnswer } from '@variorum/engine/ask'
import type { BoardText } from '@variorum/ui/board'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useNames } from './names.ts'
import type { Names } from './names-of.ts'

/** Every word a board shows or speaks, in the language of the page; with hands, how to reach them by key. */
export function useBoardText(name: string, hasHands = false): BoardText {
  const t = useTranslations('board')
  const names = useNames()
  return useMemo(() => {
    const man = ({ seat, kind }: Pick<ManAnswer, 'seat' | 'kind'>) => names.owned(seat, kind)
    return {
      name,
      keys: hasHands ? `${t('keys')} ${t('keysHands')}` : t('keys'),
      cell: (cell, state) => {
        if (state.isUnseen) return t('unseen', { cell })
        const parts = [state.man ? t('occupied', { cell, man: man(state.man) }) : t('empty', { cell })]
        if (state.isDead) parts.push(t('dead'))
        if (state.isChecked) parts.push(t('inCheck'))
        if (state.frozenBy.length > 0) parts.push(t('frozenBy', { by: names.list(state.frozenBy) }))
        if (state.isSelected) parts.push(t('taken'))
        if (state.move) parts.push(targetText(state.move, t, names))
        return parts.join(', ')
      },
      selected: (chosen, reach, frozenBy) => {
        const words = { man: man(chosen), cell: chosen.cell }
        if (frozenBy.length > 0) return t('selectedFrozen', { ...words, by: names.list(frozenBy) })
        return reach === null ? t('selectedIdle', words) : t('selected', { ...words, ...reach })
      },
      deselected: t('deselected'),
      moved: (move, isCheck) => movedText(move, isCheck, t, names),
      refused: (typed) => t('refused', { typed }),
      typed: t('typed'),
      choose: t('choose'),
      choice: (move, among) => choiceText(move, among, t, names),
      hand: handText(t, names),
      cancel: t('cancel'),
      removal: {
        action: ({ kind, cell }) => t('removal.action', { kind: names.kind(kind), cell }),
        title: ({ kind, cell }) => t('removal.title', { kind: names.kind(kind), cell }),
        warning: () => t('removal.warning'),
        confirm: () => t('removal.confirm'),
        cancel: t('removal.cancel'),
      },
    }
  }, [name, hasHands, t, names])
}

/** The words of hands alone, for boards in print. */
export function useHandText(): BoardText['hand'] {
  const t = useTranslations('board')
  const names = useNames()
  return handText(t, names)
}

type Translate = ReturnType<typeof useTranslations<'board'>>

function targetText(move: MoveAnswer, t: Translate, names: Names): string {
  if (move.act === 'drop') return t('mayDrop', { kind: names.kind(move.kind) })
  if (move.act === 'swap') return t('maySwap')
  if (move.victims.length === 0) return t('mayGo')
  return t('mayTake', { victims: names.list(victimsOf(move, t, names)) })
}

function victimsOf(move: MoveAnswer, t: Translate, names: Names): readonly string[] {
  return move.victims.map(({ kind, seat, cell, rule }) =>
    t('victim', { kind: names.man(seat, kind), cell, rule: names.rule(rule) }),
  )
}

/** A whole step in one sentence: who went where, what went with it and by which rule, and whether it gives check. */
export function movedText(move: MoveAnswer, isCheck: boolean, t: Translate, names: Names): string {
  const parts = [doneText(move, t, names)]
  if (move.becomes !== undefined) parts.push(t('becomes', { kind: names.kind(move.becomes) }))
  if (move.victims.length > 0) parts.push(t('takes', { victims: names.list(victimsOf(move, t, names)) }))
  if (isCheck) parts.push(t('check'))
  return `${parts.join('; ')}.`
}

/** One of several moves between the same cells: what becomes of the man, where that tells them apart. */
function choiceText(move: MoveAnswer, among: readonly MoveAnswer[], t: Translate, names: Names): string {
  if (move.becomes !== undefined) return t('choiceBecomes', { kind: names.kind(move.becomes) })
  const stays = among.some(({ becomes }) => becomes !== undefined)
  return stays ? t('choiceStays', { kind: names.kind(move.kind) }) : movedText(move, false, t, names)
}

function handText(t: Translate, names: Names): BoardText['hand'] {
  return {
    name: (seat) => t('hand.name', { side: names.seat(seat) }),
    man: ({ kind, count }) => t('hand.man', { kind: names.kind(kind), count }),
    none: t('hand.none'),
    keys: t('hand.keys'),
    chosen: ({ kind, seat }, targets) => t('hand.chosen', { man: names.owned(seat, kind), targets }),
  }
}

function doneText(move: MoveAnswer, t: Translate, names: Names): string {
  const side = names.seat(move.seat)
  const kind = names.kind(move.kind)
  switch (move.act) {
    case 'hidden':
      return t('hidden', { side })
    case 'removal':
      return t('removed', { side, kind, cell: move.from })
    case 'drop':
      return t(move.neutral ? 'put' : 'dropped', { side, kind, cell: move.to })
    case 'swap':
      return t('swapped', { side, kind, from: move.from, to: move.to })
    case 'resignation':
      return t('resigned', { side })
    default:
      return t('moved', { side, kind, from: move.from, to: move.to })
  }
}
