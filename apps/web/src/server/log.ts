import pino from 'pino'
import { env } from '../env.ts'

/** One line of JSON per event. What could identify a visitor or open a session is cut out, should somebody log a whole request. */
export const log = pino({
  level: env().isTest ? 'silent' : 'info',
  base: null,
  redact: ['*.cookie', '*.authorization', '*.secret', 'headers.cookie', 'headers.authorization'],
  serializers: { err: loggable },
})

/**
 * An error as a line of the log has room for. A failed query names all its parameters, in its message and again in its
 * stack: a whole game, or what somebody wrote. What was asked and what the database said against it is enough.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const causedBy = cause === undefined ? {} : { cause: loggable(cause) }
  if ('query' in error && 'params' in error) {
    return { type: error.name, message: `Failed query: ${String(error.query).slice(0, 300)}`, ...code, ...causedBy }
  }
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...causedBy }
}
