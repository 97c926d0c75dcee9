import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { childEnv, Refusal, root } from './lib.mjs'

const graceMs = 8000
const running = new Set()
let stopping

/**
 * Starts a child in a process group of its own, so that a Ctrl-C in the terminal reaches it once, through us.
 * Its output is the person's output.
 */
export function start([program, ...args], { cwd = root, env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  if (stopping !== undefined) throw new Refusal('Stopped.')
  const child = spawn(program, args, { cwd, env: childEnv(env), stdio, detached: true })
  child.ended = new Promise((resolve) => {
    child.once('error', (problem) => resolve({ code: 127, problem }))
    child.once('exit', (code, signal) => resolve({ code: code ?? 128 + constants.signals[signal], signal }))
  })
  running.add(child)
  child.ended.then(() => running.delete(child))
  return child
}

/** Runs a child to its end and says with which code it ended. */
export async function run(command, options) {
  return ending(start(command, options))
}

/** Runs a child to its end in silence, and says with which code it ended and what it said. */
export async function listen(command, options = {}) {
  const child = start(command, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const closed = new Promise((resolve) => child.once('close', resolve))
  const code = await ending(child)
  await closed
  return { code, output }
}

/** The code a child ends with. After a stop was asked for nothing comes back: we are on the way out. */
export async function ending(child) {
  const { code, problem } = await child.ended
  if (stopping !== undefined) await new Promise(() => {})
  if (problem !== undefined) throw new Refusal(`${child.spawnfile} could not be run: ${problem.message}.`)
  return code
}

/**
 * On Ctrl-C, TERM or a closed terminal: asks every child and grandchild to end, waits, ends those that would not, and
 * leaves with the code the signal has by custom. npm passes on a Ctrl-C the terminal has already sent, so later ones
 * change nothing; patience has a limit anyway.
 */
export function stopWithUs() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopping ??= stopAll().then(() => process.exit(128 + constants.signals[signal]))
    })
  }
}

export async function stopAll() {
  await Promise.all([...running].map(stop))
}

/** Ends a child with everything it started, also what moved to a process group of its own. */
export async function stop(child) {
  if (child.pid === undefined) return
  const all = [child.pid, ...descendants(child.pid)]
  for (const pid of all) send(pid, 'SIGTERM')
  const end = Date.now() + graceMs
  while (all.some(isAlive) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
  for (const pid of all) if (isAlive(pid)) for (const each of [pid, ...descendants(pid)]) send(each, 'SIGKILL')
}

function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended in the meantime, which is what we wanted.
  }
}

/** Whether a process still runs something: one that ended and that nobody has collected yet does not. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return parents().get(pid)?.state !== 'Z'
}

function descendants(pid) {
  const children = new Map()
  for (const [child, { parent }] of parents()) children.set(parent, [...(children.get(parent) ?? []), child])
  const found = []
  for (const queue = [pid]; queue.length > 0; ) {
    const below = children.get(queue.pop()) ?? []
    found.push(...below)
    queue.push(...below)
  }
  return found
}

/** Every process with its parent and state: from /proc where there is one (slim images have no ps), else from ps. */
function parents() {
  const table = new Map()
  if (process.platform === 'linux') {
    for (const entry of readdirSync('/proc')) {
      if (!/^\d+$/.test(entry)) continue
      try {
        // The name stands in parentheses and may itself hold spaces and parentheses: read from the last one on.
        const [state, parent] = readFileSync(`/proc/${entry}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        table.set(Number(entry), { parent: Number(parent), state })
      } catch {
        // It ended while we were reading.
      }
    }
    return table
  }
  for (const line of spawnSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' }).stdout.split('\n')) {
    const [pid, parent, state] = line.trim().split(/\s+/)
    if (state !== undefined) table.set(Number(pid), { parent: Number(parent), state: state[0] })
  }
  return table
}
