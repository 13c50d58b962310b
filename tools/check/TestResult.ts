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
  /** How often it was tried again; a test that passed on a retry counts as failed. */
  retries?: number;
  /** What went wrong, in the first line that the runner gives. */
  reason?: string;
  /** Where the browser's steps to the failure are kept, relative to the workspace's root: `npx playwright show-trace` shows them. */
  trace?: string;
}
