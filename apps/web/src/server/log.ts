import pino from 'pino'
import { env } from '../env.ts'

/** One line of JSON per event. What could identify a visitor or open a session is cut out, should somebody log a whole request. */
export const log = pino({
  level: env().isTest ? 'silent' : 'info',
  base: null,
  redact: ['*.cookie', '*.authorization', '*.secret', 'headers.cookie', 'headers.authorization'],
})
