import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root } from './lib.mjs'
import { isAlive } from './processes.mjs'

/**
 * A script of ours that starts a child, which starts a grandchild in a process group of its own, as turbo does. Both
 * tell their numbers. The stubborn ones do not heed TERM.
 */
const scripts = {
  'stubborn.mjs': `process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); console.log(process.pid); setInterval(() => {}, 1000)`,
  'grandchild.mjs': 'console.log(process.pid); setInterval(() => {}, 1000)',
  'child.mjs': `import { spawn } from 'node:child_process'
    spawn(process.execPath, [process.argv[2]], { detached: true, stdio: 'inherit' })
    console.log(process.pid)
    setInterval(() => {}, 1000)`,
  'wrapper.mjs': `import { main } from ${url('lib.mjs')}
    import { run, stopWithUs } from ${url('processes.mjs')}
    await main(() => { stopWithUs(); return run([process.execPath, ...process.argv.slice(2)]) })`,
  'failing.mjs': 'process.exit(7)',
}

describe('a script that runs children', () => {
  let folder
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'variorum-processes-'))
    for (const [name, text] of Object.entries(scripts)) writeFileSync(join(folder, name), text)
  })
  after(() => rmSync(folder, { recursive: true }))

  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ]) {
    test(`takes children and grandchildren along on ${signal}`, async () => {
      const wrapper = wrap('child.mjs', join(folder, 'grandchild.mjs'))
      const pids = await numbers(wrapper, 2)
      wrapper.kill(signal)
      assert.equal(await wrapper.ended, code)
      assert.deepEqual(pids.filter(isAlive), [])
    })
  }

  test('ends also those that do not heed TERM', async () => {
    const wrapper = wrap('child.mjs', join(folder, 'stubborn.mjs'))
    const pids = await numbers(wrapper, 2)
    wrapper.kill('SIGTERM')
    assert.equal(await wrapper.ended, 143)
    assert.deepEqual(pids.filter(isAlive), [])
  })

  test('ends with the code of its child', async () => {
    assert.equal(await wrap('failing.mjs').ended, 7)
  })

  function wrap(script, ...args) {
    const wrapper = spawn(process.execPath, [join(folder, 'wrapper.mjs'), join(folder, script), ...args])
    wrapper.ended = new Promise((resolve) => wrapper.once('exit', resolve))
    return wrapper
  }
})

/** The numbers that children print, once there are as many as expected. */
function numbers(wrapper, count) {
  let text = ''
  return new Promise((resolve) => {
    wrapper.stdout.on('data', (chunk) => {
      text += chunk
      const found = text.trim().split('\n').map(Number)
      if (found.length === count && text.endsWith('\n')) resolve(found)
    })
  })
}

function url(file) {
  return JSON.stringify(pathToFileURL(join(root, 'scripts', file)).href)
}
