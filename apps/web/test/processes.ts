import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface Started {
  readonly child: ChildProcess
  readonly lines: AsyncIterator<string>
  /** What it has written to the second stream so far. */
  readonly complaints: () => string
  /** Ends it the way a power cut would. */
  readonly kill: () => Promise<void>
}

/** Runs one of the scripts beside this file as a process of its own. */
export function startScript(name: string, ...args: readonly string[]): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', `test/${name}.ts`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => {
    complaints += text
    process.stderr.write(text)
  })
  const kill = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return { child, lines, complaints: () => complaints, kill }
}
