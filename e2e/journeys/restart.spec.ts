import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, seedGame, storedGame, test } from '../fixtures.ts'

const web = join(import.meta.dirname, '../../apps/web')

test.use({ expectedComplaints: /ERR_|Failed to load resource/ })

test('a killed server loses nothing it has acknowledged, and the game goes on in the same page', async ({
  page,
  board,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'variorum-kill-'))
  const port = await freePort()
  const env = { ...process.env, VARIORUM_DATA: data, DATABASE_URL: '', NODE_ENV: 'production' as const }
  let server: ChildProcess | undefined
  try {
    spawnSync(process.execPath, ['--import', 'tsx', '--conditions=react-server', 'scripts/migrate.ts'], {
      cwd: web,
      env,
    })
    server = await serve(port, env)
    const address = `http://127.0.0.1:${port}`
    const context = page.context()
    await page.goto(address)
    const id = await seedGame(context.request, {}, address)
    await page.goto(`${address}/games/${id}`)
    await board.play('a2a4')
    await board.play('a7a5')

    server.kill('SIGKILL')
    await once(server, 'exit')
    server = await serve(port, env)

    await board.play('b2b4')
    await page.reload()
    for (const cell of ['a4', 'a5', 'b4']) await expect(board.man(cell)).toHaveCount(1)
    expect((await storedGame(context.request, id, address)).moves).toEqual(['a2a4', 'a7a5', 'b2b4'])
  } finally {
    server?.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true })
  }
})

async function serve(port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', `${port}`], {
    cwd: web,
    env,
    stdio: 'ignore',
  })
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/api/health`).then(
          (answer) => answer.ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
  return server
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
