import type { HostMessage } from '@agency-insights/insights-api/contract';
import { paceRuns, runPauseMs } from './paceRuns.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function listen() {
  const heard: HostMessage[] = [];
  return { heard, say: paceRuns((message) => heard.push(message)) };
}

describe('runs that a page requests [PLUS-34]', () => {
  it('begin immediately, and in a flood four times a second, including the last one', () => {
    const { heard, say } = listen();
    for (let at = 0; at < 1_000; at += 1) say({ type: 'dashboard:run' });
    expect(heard).toHaveLength(1);
    jest.advanceTimersByTime(runPauseMs);
    expect(heard).toHaveLength(2);
    jest.advanceTimersByTime(10 * runPauseMs);
    expect(heard).toHaveLength(2);
    say({ type: 'dashboard:run' });
    expect(heard).toHaveLength(3);
  });

  it('are for the last requested address', () => {
    const { heard, say } = listen();
    for (const agency of [1, 2, 3]) say({ type: 'page:load', url: `/embed/dashboards/agency?agency_id=${agency}` });
    jest.advanceTimersByTime(runPauseMs);
    expect(heard.map((message) => 'url' in message && message.url.at(-1))).toEqual(['1', '3']);
  });

  it('do not delay messages that begin no run', () => {
    const { heard, say } = listen();
    say({ type: 'dashboard:run' });
    say({ type: 'dashboard:filters:update', filters: { line: 'personal' } });
    say({ type: 'dashboard:options:set', colorScheme: 'dark' });
    say({ type: 'dashboard:stop' });
    expect(heard).toHaveLength(4);
  });
});
