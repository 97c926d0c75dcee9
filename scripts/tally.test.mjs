import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { count, Tally } from './tally.mjs'

describe('counting a stage', () => {
  let folder
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'variorum-tally-'))
  })
  after(() => rmSync(folder, { recursive: true }))

  const report = (value) => {
    const file = join(folder, 'report')
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
    return file
  }
  const vitest = (passed, failed, testResults = []) => ({ numPassedTests: passed, numFailedTests: failed, testResults })
  const playwright = (stats, errors = []) => ({ stats: { expected: 0, unexpected: 0, flaky: 0, ...stats }, errors })

  test('a stage without a report counts as one', () => {
    assert.deepEqual(count('none', 0), { passed: 1, failed: 0 })
    assert.deepEqual(count('none', 2), { passed: 0, failed: 1 })
  })

  test('vitest counts test by test, and a file that cannot be loaded as one failure', () => {
    assert.deepEqual(count('vitest', 0, report(vitest(12, 0))), { passed: 12, failed: 0 })
    assert.deepEqual(count('vitest', 1, report(vitest(12, 3))), { passed: 12, failed: 3 })
    const unloadable = [{ status: 'failed', assertionResults: [] }]
    assert.deepEqual(count('vitest', 1, report(vitest(12, 0, unloadable))), { passed: 12, failed: 1 })
  })

  test('Playwright counts test by test, and what passed only at the second try as failed', () => {
    assert.deepEqual(count('playwright', 0, report(playwright({ expected: 5 }))), { passed: 5, failed: 0 })
    assert.deepEqual(count('playwright', 0, report(playwright({ expected: 5, flaky: 1 }))), { passed: 5, failed: 1 })
    assert.deepEqual(count('playwright', 1, report(playwright({}, [{ message: 'no server' }]))), {
      passed: 0,
      failed: 1,
    })
  })

  test('TAP counts by its closing lines', () => {
    assert.deepEqual(count('tap', 1, report('ok 1\n# pass 8\n# fail 2\n# cancelled 1\n')), { passed: 8, failed: 3 })
  })

  test('a run that ends badly without naming a failure has failed once', () => {
    assert.deepEqual(count('vitest', 1, report(vitest(12, 0))), { passed: 12, failed: 1 })
    assert.deepEqual(count('vitest', 1, join(folder, 'missing')), { passed: 0, failed: 1 })
    assert.deepEqual(count('vitest', 0, report('half a rep')), { passed: 0, failed: 1 })
  })

  test('a run of tests that ran none has failed', () => {
    assert.deepEqual(count('vitest', 0, report(vitest(0, 0))), { passed: 0, failed: 1 })
    assert.deepEqual(count('playwright', 0, report(playwright({}))), { passed: 0, failed: 1 })
  })
})

test('the last line says what passed and what failed, over all stages', () => {
  const tally = new Tally()
  tally.add({ passed: 3, failed: 0 }, 'one')
  tally.add({ passed: 2, failed: 1 }, 'two')
  assert.equal(tally.line(), '5 passed, 1 failed')
  assert.deepEqual(tally.failures, ['two: 1 failed'])
})
