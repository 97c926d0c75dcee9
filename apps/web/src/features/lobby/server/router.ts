import { router } from '../../../server/trpc/procedures.ts'
import { accept } from './accept.ts'
import { attends } from './attends.ts'
import { challenge } from './challenge.ts'
import { decline } from './decline.ts'
import { fill } from './fill.ts'
import { get } from './get.ts'
import { join } from './join.ts'
import { list } from './list.ts'
import { mine } from './mine.ts'
import { playBot } from './play-bot.ts'
import { post } from './post.ts'
import { rematch } from './rematch.ts'
import { rematchOf } from './rematch-of.ts'
import { withdraw } from './withdraw.ts'

export const lobbyRouter = router({
  list,
  mine,
  get,
  post,
  challenge,
  join,
  withdraw,
  accept,
  fill,
  playBot,
  attends,
  decline,
  rematch,
  rematchOf,
})
