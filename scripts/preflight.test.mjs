import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { raise } from './flags.mjs'
import { root } from './lib.mjs'
import { demandFreePort, demandRoom, demandUnused, parsePort } from './preflight.mjs'

const { complaint } = createRequire(import.meta.url)('./node-version.cjs')

/** A refusal is one sentence: it ends in a full stop or in a command, and holds no line break and no stack. */
function isOneSentence(text) {
  return text.length > 0 && !text.trim().includes('\n') && !/\bat .*:\d+:\d+/.test(text)
}

describe('the version of Node', () => {
  for (const version of ['v0.10.48', 'v12.22.12', 'v18.20.8', 'v20.18.3']) {
    test(`${version} is refused in one sentence that names what is needed`, () => {
      assert.match(complaint(version), /Node 20\.19 or newer/)
      assert.ok(isOneSentence(complaint(version)))
    })
  }

  for (const version of ['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.1.0-nightly']) {
    test(`${version} will do`, () => assert.equal(complaint(version), undefined))
  }

  test('is checked before anything a refused Node could not read', () => {
    const tree = mkdtempSync(join(tmpdir(), 'variorum-old-'))
    mkdirSync(join(tree, 'scripts'))
    // A Node from the future is asked for; what comes after the check does not even parse.
    writeFileSync(join(tree, 'package.json'), JSON.stringify({ engines: { node: '>=999.0' } }))
    for (const file of ['start.mjs', 'test.mjs', 'node-version.cjs']) {
      copyFileSync(join(root, 'scripts', file), join(tree, 'scripts', file))
    }
    writeFileSync(join(tree, 'scripts/serve.mjs'), 'syntax of the year 2100 ~~>')
    writeFileSync(join(tree, 'scripts/test-everything.mjs'), 'syntax of the year 2100 ~~>')
    for (const script of ['start.mjs', 'test.mjs']) {
      const run = spawnSync(process.execPath, [join(tree, 'scripts', script)], { encoding: 'utf8' })
      assert.equal(run.status, 1)
      assert.match(run.stderr, /needs Node 999\.0 or newer/)
      assert.ok(isOneSentence(run.stderr))
    }
    rmSync(tree, { recursive: true })
  })
})

describe('the port', () => {
  test('is 3000 when nothing is said', () => assert.equal(parsePort(undefined), 3000))
  test('is the one that is said', () => assert.equal(parsePort('8080'), 8080))

  for (const text of ['', '0', '65536', '-1', '80.5', '3000x', 'http']) {
    test(`"${text}" is refused in one sentence`, () => {
      assert.throws(
        () => parsePort(text),
        (problem) => /from 1 to 65535/.test(problem.message) && isOneSentence(problem.message),
      )
    })
  }

  for (const host of ['127.0.0.1', '0.0.0.0']) {
    test(`is refused in one sentence when somebody listens on it at ${host}, and npm start says so`, async () => {
      const other = createServer()
      await new Promise((resolve) => other.listen(0, host, resolve))
      const { port } = other.address()
      const sentence = new RegExp(`Port ${port} is in use`)
      await assert.rejects(demandFreePort(port), sentence)
      const run = start({ PORT: String(port) })
      assert.equal(run.status, 1)
      assert.match(run.stderr, sentence)
      assert.ok(isOneSentence(run.stderr))
      await new Promise((resolve) => other.close(resolve))
      await demandFreePort(port)
    })
  }
})

describe('the data folder', () => {
  let folder
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'variorum-room-'))
    writeFileSync(join(folder, 'a-file'), '')
  })
  after(() => rmSync(folder, { recursive: true }))

  test('is made when it is missing, and nothing is left behind by the trial', () => {
    demandRoom(join(folder, 'deep/down'), 1, 'the record of games')
    assert.deepEqual(readdirSync(join(folder, 'deep/down')), [])
  })

  test('is refused in one sentence when it cannot be written, and npm start says so', () => {
    // Below a file no folder can be made, not even by root, who may write everywhere.
    const run = start({ VARIORUM_DATA: join(folder, 'a-file/data'), PORT: '3917' })
    assert.equal(run.status, 1)
    assert.match(run.stderr, /cannot be written.*a-file is a file and no folder/)
    assert.ok(isOneSentence(run.stderr))
  })

  test('is refused in one sentence when it is a file', () => {
    assert.throws(() => demandRoom(join(folder, 'a-file'), 1, 'the record of games'), /a-file is a file and no folder/)
  })

  test('is refused in one sentence when it is a link to nowhere', () => {
    symlinkSync(join(folder, 'nowhere/at/all'), join(folder, 'a-link'))
    assert.throws(() => demandRoom(join(folder, 'a-link'), 1, 'the record of games'), /a link on the way to it leads/)
  })

  test('is refused in one sentence where the system lets nobody make folders', {
    skip: process.platform !== 'linux',
  }, () => {
    const run = start({ VARIORUM_DATA: '/proc/variorum/data', PORT: '3917' })
    assert.equal(run.status, 1)
    assert.match(run.stderr, /^\s*\/proc\/variorum\/data cannot be written/)
    assert.ok(isOneSentence(run.stderr))
  })

  test('is refused in one sentence when another Variorum uses it, before anything is built', async () => {
    const data = join(folder, 'used')
    const lower = await raise(join(data, 'holders'), 'somebody')
    await assert.rejects(demandUnused(data), /already in use by another running Variorum/)
    const run = await startBeside({ VARIORUM_DATA: data, PORT: '3917' })
    assert.equal(run.status, 1)
    assert.match(run.stderr, /already in use by another running Variorum/)
    assert.ok(isOneSentence(run.stderr))
    assert.equal(run.stdout, '')
    await lower()
    await demandUnused(data)
  })

  test('is refused in one sentence when its disk has too little room', () => {
    assert.throws(
      () => demandRoom(folder, 1e12, 'the record of games'),
      (problem) => /MB left/.test(problem.message) && isOneSentence(problem.message),
    )
  })
})

/** As `start`, while this process goes on answering. */
async function startBeside(env) {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { env: { ...process.env, ...env } })
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr']) child[stream].on('data', (text) => (said[stream] += text))
  const [status] = await once(child, 'close')
  return { status, ...said }
}

function start(env) {
  return spawnSync(process.execPath, [join(root, 'scripts/start.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
}
