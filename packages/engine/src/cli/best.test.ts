import { expect, test } from 'vitest'
import { lines, run } from './run-command.ts'

/** White mates at once, and in one way only. */
const mateInOne = '7k/8/6K1/8/8/8/8/R7 w'

test('answers with the move alone, its thoughts beside it', async () => {
  const { exit, out, err } = await run(['best', 'chess', '--fen', mateInOne, '--depth', '3'])
  expect([exit, out]).toEqual([0, 'a1a8'])
  expect(err).toMatch(/end in 1 .*Ra8#?$/)
  const told = err.split('\n')
  expect(told.filter((line, index) => line === told[index + 1])).toEqual([])
})

test('tells its thoughts in JSON, a line each, the last one done', async () => {
  const { out } = await run(['best', 'chess', '--fen', mateInOne, '--depth', '3', '--json'])
  const thoughts = lines(out)
  expect(thoughts.at(-1)).toMatchObject({ best: 'a1a8', mateIn: 1, done: true })
  for (const thought of thoughts.slice(0, -1)) expect(thought).toMatchObject({ done: false })
})

test.each([
  ['--nodes', '500'],
  ['--level', 'novice'],
  ['--level', 'casual'],
])('%s %s is kept to', async (...limit) => {
  const args = ['best', 'ultima', ...limit, '--seed', '7', '--json']
  const first = await run(args)
  expect(first.exit).toBe(0)
  const last: unknown = lines(first.out).at(-1)
  expect(lines((await run(args)).out).at(-1)).toEqual(last)
  // As thoughts are written.
  if (limit[0] === '--nodes') expect((last as { nodes: number }).nodes).toBeLessThanOrEqual(500)
})

test('follows as many lines as it is asked for, the best one first', async () => {
  const { out } = await run(['best', 'chess', '--fen', mateInOne, '--depth', '3', '--lines', '3', '--json'])
  const last = lines(out).at(-1) as { lines: { line: string[]; score: number }[] }
  expect(last.lines.map(({ line }) => line[0])).toEqual(['a1a8', expect.anything(), expect.anything()])
  expect((await run(['best', 'chess', '--fen', mateInOne, '--depth', '1', '--lines', '2'])).err).toMatch(/\n.*\n\n/)
})

test('plays the moves it is given first', async () => {
  const { out } = await run(['best', 'chess', '--moves', 'f3 e5 g4', '--depth', '2'])
  expect(out).toBe('d8h4')
})

test('has no move to name when the game is over', async () => {
  const { exit, err } = await run(['best', 'ultima', '--fen', '4k3/8/8/8/8/8/8/3K4 w'])
  expect([exit, err]).toEqual([1, 'The game is over: bare kings.'])
})

test.each([
  [['--depth', '0'], '--depth wants a whole number from 1 to 999999999, not "0".'],
  [['--nodes', 'many'], '--nodes wants a whole number from 1 to 999999999, not "many".'],
  [['--ms', '1.5'], '--ms wants a whole number from 1 to 999999999, not "1.5".'],
  [
    ['--level', 'clubs'],
    'There is no level "clubs", but 1 to 8, or novice, beginner, casual, improver, club, expert, champion and master. Did you mean club?',
  ],
])('%j is wrong usage', async (option, text) => {
  const { exit, out, err } = await run(['best', 'chess', ...option])
  expect([exit, out, err.split('\n')[0]]).toEqual([2, '', text])
})

test('refuses a seed that is none before it says anything else', async () => {
  const { exit, out, err } = await run(['best', 'chess', '--depth', '1', '--seed', '99999999999999999999'])
  expect([exit, out]).toEqual([2, ''])
  expect(err).toMatch(/^--seed wants a whole number from 0 to 999999999, not "9{20}"\./)
})
