import type { Notation } from '../../game/define-variant.ts'
import type { Game } from '../../game/game.ts'
import { algebraic } from './algebraic.ts'
import { full } from './full.ts'
import type { Style } from './style.ts'
import { vchess } from './vchess.ts'

const styles: Readonly<Record<Notation, Style>> = { algebraic, full, vchess }

/** The style a variant's definition names. */
export const styleOf = (game: Game): Style => styles[game.variant.notation ?? 'full']
