import { existsSync, readFileSync } from 'node:fs'

/** Adds up what passed and failed over stages of different kinds. */
export class Tally {
  passed = 0
  failed = 0
  failures = []

  add({ passed, failed }, name) {
    this.passed += passed
    this.failed += failed
    if (failed > 0) this.failures.push(`${name}: ${failed} failed`)
  }

  /** The last line of every run, alone on its line. */
  line() {
    return `${this.passed} passed, ${this.failed} failed`
  }
}

/** How each kind of report says what passed and failed. */
const readers = {
  vitest(text) {
    const report = JSON.parse(text)
    // A file that cannot even be loaded has no tests to fail, and is a failure all the same.
    const unloadable = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    )
    return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length }
  },
  playwright(text) {
    const { stats, errors } = JSON.parse(text)
    // A test that passed only at the second try has failed: nothing here may depend on luck.
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
  },
  tap(text) {
    const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
    return { passed: count('pass'), failed: count('fail') + count('cancelled') }
  },
  /** A stage without a report (lint, types, fences, build) counts as one. */
  none() {
    return { passed: 1, failed: 0 }
  },
}

/**
 * What a stage adds. The exit code has the last word: a run that ends badly without naming a failed test has failed
 * once, and so has a run of tests that ran none.
 */
export function count(kind, code, reportFile) {
  const missing = kind !== 'none' && !existsSync(reportFile)
  let counts
  try {
    counts = missing ? { passed: 0, failed: 0 } : readers[kind](kind === 'none' ? '' : readFileSync(reportFile, 'utf8'))
  } catch {
    counts = { passed: 0, failed: 0 }
  }
  if (kind === 'none' && code !== 0) return { passed: 0, failed: 1 }
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) return { passed: counts.passed, failed: 1 }
  return counts
}
