// A reporter for Node's test runner: one JSON line a test, with the describe blocks around it.
// Suites themselves are no tests and are left out, except where what they prepare fails: their tests do not say why.

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
    if (data.details?.type === 'suite' && error?.failureType !== 'hookFailed') continue;
    const titles = [...(openTitles.get(data.file) ?? []).slice(0, data.nesting), data.name];
    const skipped = data.skip !== undefined || data.todo !== undefined;
    const status = event.type === 'test:fail' ? 'failed' : skipped ? 'skipped' : 'passed';
    const durationMs = data.details?.duration_ms;
    const failure = status === 'failed' ? String(error?.cause?.message ?? error?.message ?? '') : undefined;
    yield `${JSON.stringify({ file: data.file ?? '', title: titles.join(' › '), status, durationMs, failure })}\n`;
  }
}
