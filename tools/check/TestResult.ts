/** One test as a runner reported it; every runner's report is brought into this shape. */
export interface TestResult {
  runner: string;
  /** Relative to the workspace's root. */
  file: string;
  /** The describe blocks and the test's own title, joined by ` › `. */
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  /** How long the test took, with its retries; absent for a step that counts as one test. */
  durationMs?: number;
  /** Number of retries; a test that passed on a retry counts as failed. */
  retries?: number;
  /** First line of the error. */
  reason?: string;
  /** Path of the browser trace, relative to the workspace's root; `npx playwright show-trace` opens it. */
  trace?: string;
}
