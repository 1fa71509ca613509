/** Counts what ran. A check such as lint counts as one test. */
export const createReport = () => {
  const totals = { passed: 0, failed: 0, skipped: 0 }
  const notes = []
  return {
    add({ passed = 0, failed = 0, skipped = 0 }) {
      totals.passed += passed
      totals.failed += failed
      totals.skipped += skipped
    },
    /** Says in words what was left out, and why. */
    note: (line) => notes.push(line),
    close() {
      for (const line of notes) console.log(line)
      console.log(
        `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
      )
      return totals.failed === 0 && totals.passed > 0
    },
  }
}

/** Totals of a Vitest JSON report. A file that could not be loaded is a failure. */
export function vitestTotals(report) {
  const failedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + failedFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Totals of a Playwright JSON report. */
export const playwrightTotals = ({ stats, errors = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + (stats.expected + stats.unexpected === 0 ? errors.length : 0),
  skipped: stats.skipped,
})
