/**
 * Counts in a report of Vitest. A file that could not be read holds no test that could fail, so it counts itself;
 * Vitest's own count of failed suites would count every failed test again.
 */
export const countUnitTests = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => {
  const unread = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + unread.length, skipped: numPendingTests + numTodoTests };
};

/** Counts in a report of Playwright. A test that passed on its second try has passed. */
export const countBrowserTests = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});
