// Ends the process of a test file that goes on after its tests, and says what keeps it: one server, process or timer that a
// test or its set-up leaves behind would hold the whole run. Ends one whose test keeps the thread busy, too: the runner's limit
// is a timer of that thread. Node's test runner loads it before each test file. What a file starts ends with it
// (`tools/endWithParent.mjs`).
import process from 'node:process';
import { isMainThread, Worker } from 'node:worker_threads';

/** The file's own hooks after its tests run in this time too. */
const longestAfterMs = Number(process.env.AFTER_TESTS_MS ?? 60_000);
/** As long as the runner gives a test. */
const longestBusyMs = Number(process.env.BUSY_TEST_MS ?? 240_000);

// The runner itself, and programs and threads that tests start, may load what the runner was started with.
const isTestFile = isMainThread && /\.(test|check)\.m?ts$/.test(process.argv[1] ?? '');

/** Runs in its own thread: ends the process when the tests stop sending signs of life. */
const watch = `
  const { workerData: { signs, longestMs, file } } = require('node:worker_threads');
  while (Atomics.wait(signs, 0, Atomics.load(signs, 0), longestMs) !== 'timed-out');
  require('node:fs').writeSync(2, file + ' keeps its thread busy for ' + longestMs + ' ms, and is ended.\\n');
  process.kill(process.pid, 'SIGKILL');`;

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
  const signs = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => {
    Atomics.add(signs, 0, 1);
    Atomics.notify(signs, 0);
  }, longestBusyMs / 10).unref();
  const workerData = { signs, longestMs: longestBusyMs, file: process.argv[1] };
  new Worker(watch, { eval: true, execArgv: [], workerData }).unref();
}
