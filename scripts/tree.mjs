import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listeners, raise } from './flags.mjs'
import { Refusal, root } from './lib.mjs'
import { build, isInstalled, plannedBuild } from './workspace.mjs'

/** Where those who serve from this tree say so; outside it, because the address of a socket has to be short. */
export const flags = join(tmpdir(), `vt-${createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 10)}`)
const building = 'building'

/**
 * Builds the site for whoever is going to serve it, and says until the process ends that somebody serves it. A build
 * takes away the files of the one before, so there is none while another serves from this tree: either what it serves is
 * what would be built, or one of the two has to go.
 */
export async function buildToServe(port) {
  const own = (what) => `${what}-${port}-${process.pid}`
  const others = await servers()
  if (others.length > 0) {
    await demandSameBuild(others)
    await raise(flags, own(others[0].build))
    return
  }
  const lower = await raise(flags, own(building))
  const rivals = (await servers()).filter(({ flag }) => flag !== own(building))
  if (rivals.length > 0) throw refusalOf(rivals[0])
  await raise(flags, own(await build()))
  await lower()
}

/** Refuses when a build would take the pages away under a server that runs from this tree. */
export async function demandNobodyServesOther() {
  const others = await servers()
  if (others.length > 0) await demandSameBuild(others)
}

async function demandSameBuild(others) {
  const planned = isInstalled() ? await plannedBuild() : undefined
  const other = others.find(({ build }) => build !== planned)
  if (other !== undefined) throw refusalOf(other)
}

function refusalOf({ build, port }) {
  return new Refusal(
    build === building
      ? `Another npm start is building the site in ${root} at this moment; wait until it is open, or stop it.`
      : `Variorum runs from ${root} already, ${port === 'bench' ? 'in a bench' : `at http://localhost:${port}`}, and something has changed since: stop that one first, because building anew would take its pages away.`,
  )
}

async function servers() {
  return (await listeners(flags)).map((flag) => {
    const [build, port] = flag.split('-')
    return { flag, build, port }
  })
}
