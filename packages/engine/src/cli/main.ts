import { parseArgs } from 'node:util'
import manifest from '../../package.json' with { type: 'json' }
import { batch, type Command, commands } from './commands.ts'
import { Complaint, usage } from './complaint.ts'
import { helpText } from './help.ts'
import { suggestion } from './nearest.ts'
import { known, type Options } from './options.ts'
import { badDepth } from './requests.ts'
import { EXIT, type Exit, type Terminal } from './terminal.ts'
import { quoted } from './words.ts'

/** Runs one command line and says how it ended. Complaints are told, in the form that was asked for. */
export async function main(args: readonly string[], terminal: Terminal): Promise<Exit> {
  try {
    return await run(args, terminal)
  } catch (problem) {
    if (!(problem instanceof Complaint)) throw problem
    terminal.remark(problem.message)
    if (problem.exit === EXIT.usage) terminal.remark('The command `help` shows how it is used.')
    if (args.includes('--json')) terminal.answer(JSON.stringify({ error: problem }))
    return problem.exit
  }
}

async function run(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { words, options, asksHelp, asksVersion } = parse(args)
  const [name, ...rest] = words
  if (asksVersion) return tell(terminal, manifest.version)
  if (asksHelp || name === 'help') return tell(terminal, helpText())
  if (name === undefined) throw usage('A command is missing.')
  if (!Object.hasOwn(commands, name)) {
    throw usage(`There is no command "${quoted(name)}".${suggestion(name, [...Object.keys(commands), 'help'])}`)
  }
  const command = name === 'perft' && options.batch ? batch : commands[name]
  checkUse(name, command, rest, options)
  return command.run({ words: rest, options, terminal })
}

function tell(terminal: Terminal, text: string): Exit {
  terminal.answer(text)
  return EXIT.ok
}

function checkUse(name: string, { wants, more, takes }: Command, words: readonly string[], options: Options): void {
  const missing = wants[words.length]
  if (missing !== undefined)
    throw usage(`${name} needs a ${missing}: \`${[name, ...wants.map((word) => `<${word}>`)].join(' ')}\`.`)
  if (words.length > wants.length && more === undefined)
    throw usage(`${name} does not know what to do with "${quoted(words[wants.length])}".`)
  const given = Object.keys(options)
  const alien = given.find((option) => !takes.some((one) => one === option))
  if (alien !== undefined) throw usage(`${name} does not take --${alien}${options.batch ? ' with --batch' : ''}.`)
}

function parse(args: readonly string[]): {
  words: string[]
  options: Options
  asksHelp: boolean
  asksVersion: boolean
} {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: known, allowPositionals: true })
    const { help, version, ...options } = values
    return { words: positionals, options, asksHelp: help === true, asksVersion: version === true }
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem
    // Node's own words are good, up to its advice about dashes.
    const option = /^Unknown option '--?([^']*)'/.exec(problem.message)?.[1]
    // A number below nought looks like an option and is none.
    if (option !== undefined && /^\d/.test(option)) throw new Complaint(badDepth(`-${option}`), EXIT.usage)
    if (option === undefined) throw usage(problem.message.split(/\.\s|\n/)[0].replace(/\.?$/, '.'))
    throw usage(`There is no option "${quoted(option)}".${suggestion(option, Object.keys(known))}`)
  }
}
