import { readFileSync } from 'node:fs'

const schedule = '/proc/thread-self/schedstat'

/**
 * Milliseconds this thread has had of a processor: what a busy machine does meanwhile, and what the compiler and the
 * collector do on threads of their own, does not count. Where there is no such account, that of the whole process.
 */
export const cpuMs = canRead() ? ofThread : ofProcess

function ofThread(): number {
  return Number(readFileSync(schedule, 'utf8').split(' ')[0]) / 1e6
}

function ofProcess(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e3
}

function canRead(): boolean {
  try {
    return ofThread() > 0
  } catch {
    return false
  }
}
