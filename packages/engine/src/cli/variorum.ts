import { main } from './main.ts'

process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  // Whoever reads the answers may stop reading, as `| head` does; that is no failure.
  if (problem.code === 'EPIPE') process.exit()
  process.stderr.write(`The answer could not be written: ${reasonOf(problem)}.\n`)
  process.exit(1)
})
// Nobody is left to be told.
process.stderr.on('error', () => process.exit(1))

process.exitCode = await main(process.argv.slice(2), {
  input: process.stdin,
  isInteractive: process.stdin.isTTY === true,
  answer: (text) => process.stdout.write(`${text}\n`),
  remark: (text) => process.stderr.write(`${text}\n`),
  ask: (text) => process.stderr.write(text),
  now: () => performance.now(),
})
// A command that has ended reads no more, although whoever writes to it may not have ended.
process.stdin.destroy()

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC') return 'the disk is full'
  if (code === 'EIO') return 'what it is written to does not take it (EIO)'
  return code ?? message
}
