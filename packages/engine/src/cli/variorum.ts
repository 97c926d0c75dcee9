import { main } from './main.ts'

// Whoever reads the answers may stop reading, as `| head` does; that is no failure.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EPIPE') throw problem
  process.exit()
})

process.exitCode = await main(process.argv.slice(2), {
  input: process.stdin,
  answer: (text) => process.stdout.write(`${text}\n`),
  remark: (text) => process.stderr.write(`${text}\n`),
  now: () => performance.now(),
})
