// Ends the process of a test file that goes on after its tests, and says what keeps it: one server, process or timer that a
// test or its set-up leaves behind would hold the whole run. Node's test runner loads it before each test file.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/** The file's own hooks after its tests run in this time too. */
const longestAfterMs = Number(process.env.AFTER_TESTS_MS ?? 60_000);

// The runner itself, and programs and threads that tests start, may load what the runner was started with.
const isTestFile = isMainThread && /\.(test|check)\.ts$/.test(process.argv[1] ?? '');
if (isTestFile && process.env.NODE_TEST_CONTEXT) {
  const { after } = await import('node:test');
  after(() => {
    setTimeout(() => {
      const kept = process.getActiveResourcesInfo().join(', ');
      console.error(
        `${process.argv[1]} still runs ${longestAfterMs} ms after its tests, and is ended. Kept by: ${kept}.`,
      );
      process.exit(1);
    }, longestAfterMs).unref();
  });
  // Where the runner ends a file, what the file started ends with it.
  process.once('SIGTERM', () => process.exit(143));
}
