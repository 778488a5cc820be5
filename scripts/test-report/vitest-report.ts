/** What the JSON reporter of vitest writes, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: FileResult[];
}

export interface FileResult {
  /** The path of the test file, absolute. */
  name: string;
  status: string;
  /** When it began and ended, in ms since 1970; missing for a file that never ran. */
  startTime?: number;
  endTime?: number;
  /** What broke outside of a test; empty where nothing did. */
  message?: string;
  assertionResults: TestResult[];
}

interface TestResult {
  status: string;
  fullName: string;
  failureMessages?: string[] | null;
}
