import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const web = join(root, 'apps/web')
/** Where test reports go; ignored by git. */
export const reports = join(root, 'reports')

/** Something a person can put right, said in one sentence. */
export class Refusal extends Error {}

/** Runs a script's main function: a refusal is one sentence, anything else is a bug and keeps its stack. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (problem) {
    console.error(problem instanceof Refusal ? `\n${problem.message}` : problem)
    process.exitCode = 1
  }
}

export function manifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** The folder that holds the games: `VARIORUM_DATA`, else `.data` in the repository. */
export function dataFolder(env = process.env) {
  return resolve(root, env.VARIORUM_DATA || '.data')
}

/** What every child inherits: nobody here phones home. */
export function childEnv(more = {}) {
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...more }
}

/**
 * pnpm through npx, in the very version the repository names: corepack needs registry signatures that not every
 * registry serves, and a pnpm of the person's own may be another version. The cached copy is used when there is one.
 */
export function pnpm(...args) {
  return ['npx', '--yes', '--prefer-offline', manifest(root).packageManager, ...args]
}

/** A program that a package brings, run by this very Node: no shell, no npx in between to swallow a signal. */
export function bin(folder, name, file, ...args) {
  const program = join(folder, 'node_modules', name, file)
  if (!existsSync(program)) throw new Refusal(`${name} is not installed in ${folder}; run npm test or npm start first.`)
  return [process.execPath, program, ...args]
}
