// A reporter for Node's test runner: one JSON line a test, with the describe blocks around it in its file.
// Suites are not counted as tests, unless the suite was skipped, with all its tests, or itself failed: its file did not load, or
// a hook threw.

/** @param {AsyncIterable<{ type: string, data: any }>} source */
export default async function* nodeReporter(source) {
  const openTitles = new Map();
  for await (const event of source) {
    const { data } = event;
    if (event.type === 'test:start') {
      const titles = openTitles.get(data.file) ?? [];
      titles.length = data.nesting;
      titles[data.nesting] = data.name;
      openTitles.set(data.file, titles);
    }
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const error = data.details?.error;
    const failedItself = event.type === 'test:fail' && error?.failureType !== 'subtestsFailed';
    if (data.details?.type === 'suite' && !failedItself && data.skip === undefined) continue;
    // The outermost suite may be in another file: the one that runs several (testTogether.ts).
    const suites = (openTitles.get(data.file) ?? []).slice(0, data.nesting).filter((title) => title !== undefined);
    const titles = [...suites, data.name];
    const skipped = data.skip !== undefined || data.todo !== undefined;
    const status = event.type === 'test:fail' ? 'failed' : skipped ? 'skipped' : 'passed';
    const durationMs = data.details?.duration_ms;
    const failure = status === 'failed' ? String(error?.cause?.message ?? error?.message ?? '') : undefined;
    yield `${JSON.stringify({ file: data.file ?? '', title: titles.join(' › '), status, durationMs, failure })}\n`;
  }
}
