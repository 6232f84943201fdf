import { expect, test } from "vitest";
import { countBrowserTests, countUnitTests } from "./test-counts.mjs";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test("a failed test counts once, and a file that could not be read counts as one", () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 3,
    numTodoTests: 1,
    testResults: [file("passed", "passed"), file("failed", "passed", "failed"), file("failed")],
  };
  expect(countUnitTests(report)).toEqual({ passed: 2, failed: 2, skipped: 4 });
});

test("a browser test that passed on its second try has passed", () => {
  const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 1 };
  expect(countBrowserTests({ stats })).toEqual({ passed: 4, failed: 2, skipped: 1 });
});
