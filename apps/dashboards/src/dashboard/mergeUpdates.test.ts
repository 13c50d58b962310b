import type { HostMessage } from '@agency-insights/insights-api/contract';
import { mergeUpdates, updatePauseMs } from './mergeUpdates.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const update = (filters: Record<string, string>): HostMessage => ({ type: 'dashboard:filters:update', filters });

function listen() {
  const heard: HostMessage[] = [];
  return { heard, say: mergeUpdates((message) => heard.push(message)) };
}

describe('filter updates of the host page [PLUS-23, PLUS-34]', () => {
  it('apply immediately, and in a flood are merged into one with the last value of each filter', () => {
    const { heard, say } = listen();
    for (let at = 0; at < 1_000; at += 1) say(update({ line: `line ${at}`, [`key ${at % 2}`]: String(at) }));
    expect(heard).toEqual([update({ line: 'line 0', 'key 0': '0' })]);
    jest.advanceTimersByTime(updatePauseMs);
    expect(heard.slice(1)).toEqual([update({ line: 'line 999', 'key 0': '998', 'key 1': '999' })]);
    jest.advanceTimersByTime(10 * updatePauseMs);
    expect(heard).toHaveLength(2);
    say(update({ line: 'personal' }));
    expect(heard).toHaveLength(3);
  });

  it('apply before a run that follows them', () => {
    const { heard, say } = listen();
    say(update({ line: 'personal' }));
    say(update({ line: 'commercial' }));
    say({ type: 'dashboard:run' });
    expect(heard).toEqual([update({ line: 'personal' }), update({ line: 'commercial' }), { type: 'dashboard:run' }]);
  });
});
