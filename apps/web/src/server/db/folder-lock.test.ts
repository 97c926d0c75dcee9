import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { type Started, startScript } from '../../../test/processes.ts'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

const started: Started[] = []

afterEach(async () => {
  for (const { child, kill } of started.splice(0))
    if (child.exitCode === null && child.signalCode === null) await kill()
})

function hold(folder: string): Started {
  const process = startScript('hold-folder', folder)
  started.push(process)
  return process
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'variorum-lock-'))

describe('a locked folder', () => {
  it('is refused to another process in one sentence that says what to do', async () => {
    const folder = newFolder()
    const unlock = await lockFolder(folder)
    const { value } = await hold(folder).lines.next()
    expect(value).toBe(
      `The data folder ${folder} is already in use by another running Variorum; stop that one, or set VARIORUM_DATA to another folder.`,
    )
    await unlock()
  })

  it('is free again once it is unlocked', async () => {
    const folder = newFolder()
    await (await lockFolder(folder))()
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
    await unlock()
  })

  it('is free again when its holder is killed', async () => {
    const folder = newFolder()
    const holder = hold(folder)
    expect((await holder.lines.next()).value).toBe('held')
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
    await holder.kill()
    await (await lockFolder(folder))()
  })

  it('goes to no more than one of many who find a dead holder at once', async () => {
    const folder = newFolder()
    const holder = hold(folder)
    await holder.lines.next()
    await holder.kill()
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const held = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    // All may step back from each other, which is safe; two may not go on.
    expect(held.length).toBeLessThanOrEqual(1)
    await held[0]?.()
  })

  it.each(['', 'a-rather-long-name/'.repeat(8)])(
    'is seen by npm start before it builds anything, however deep it lies: %j',
    async (below) => {
      const folder = join(newFolder(), below)
      const look = () => {
        const call = `import('../../scripts/preflight.mjs').then((it) => it.demandUnused(process.argv[1]))`
        return promisify(execFile)(process.execPath, ['-e', call, folder])
      }
      const unlock = await lockFolder(folder)
      await expect(look()).rejects.toThrow(/already in use/)
      await unlock()
      await look()
    },
  )

  it('may lie deeper than a socket’s address is long', async () => {
    const folder = join(newFolder(), ...Array.from({ length: 12 }, () => 'a-rather-long-name'))
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
    await unlock()
  })
})
