/** One test as a runner reported it; every runner's report is brought into this shape. */
export interface TestResult {
  runner: string;
  /** Relative to the workspace's root. */
  file: string;
  /** The describe blocks and the test's own title, joined by ` › `. */
  title: string;
  status: 'passed' | 'failed' | 'skipped';
}
