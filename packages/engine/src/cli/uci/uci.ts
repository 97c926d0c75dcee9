import { createInterface } from 'node:readline'
import manifest from '../../../package.json' with { type: 'json' }
import { EXIT, type Exit, type Terminal } from '../terminal.ts'
import { Session } from './session.ts'

/** What the protocol's words do. */
const takes: Readonly<Record<string, (session: Session, words: readonly string[]) => void | Promise<void>>> = {
  uci: (session) => session.introduce(manifest.version),
  isready: (session) => session.confirm(),
  setoption: (session, words) => session.set(words),
  ucinewgame: (session) => session.begin(),
  position: (session, words) => session.putUp(words),
  go: (session, words) => session.go(words),
  stop: (session) => session.stop(),
  ponderhit: (session) => session.ponderHit(),
  d: (session) => session.show(),
  // Nothing is told in debug mode that is not told anyway, and nothing has to be registered.
  debug: () => {},
  register: () => {},
}

/** Speaks the Universal Chess Interface until it is told to quit or nobody is left. */
export async function uciCommand(terminal: Terminal): Promise<Exit> {
  const session = new Session((text) => terminal.answer(text))
  for await (const line of createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const [word, ...words] = line.trim().split(/\s+/)
    if (word === 'quit') break
    if (word === '') continue
    if (Object.hasOwn(takes, word)) await takes[word](session, words)
    else terminal.answer(`info string not understood: ${line.trim().slice(0, 80)}`)
  }
  await session.end()
  return EXIT.ok
}
