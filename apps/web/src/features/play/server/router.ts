import { router } from '../../../server/trpc/procedures.ts'
import { changeLevel } from './change-level.ts'
import { create } from './create.ts'
import { explain } from './explain.ts'
import { flag } from './flag.ts'
import { get } from './get.ts'
import { look } from './look.ts'
import { mine } from './mine.ts'
import { move } from './move.ts'
import { noteHint } from './note-hint.ts'
import { resign } from './resign.ts'
import { settle } from './settle.ts'
import { suggestion } from './suggestion.ts'
import { takeBack } from './take-back.ts'

/** Games on one device and against bots: kept, so that they have an address and survive a restart. */
export const gamesRouter = router({
  create,
  get,
  look,
  explain,
  move,
  takeBack,
  resign,
  settle,
  flag,
  changeLevel,
  noteHint,
  suggestion,
  mine,
})
