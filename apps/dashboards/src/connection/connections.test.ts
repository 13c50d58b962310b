import type { HostMessage } from '@agency-insights/insights-api/contract';
import fc from 'fast-check';
import { connectByMessages } from './connectByMessages.ts';
import { connectBySdk } from './connectBySdk.ts';
import type { HostConnection } from './HostConnection.ts';
import { readHostMessage } from './readHostMessage.ts';

const origin = 'https://app.example';

/** A frame's window with a page around it that keeps what it is posted. */
function frameIn() {
  const posted: { message: unknown; target: string; ports: readonly MessagePort[] }[] = [];
  const parent = {
    postMessage: (message: unknown, target: string, ports: MessagePort[] = []) =>
      posted.push({ message, target, ports }),
  };
  const listeners = new Set<(event: MessageEvent) => void>();
  const frame = {
    parent,
    addEventListener: (_type: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: MessageEvent) => void) => listeners.delete(listener),
  } as unknown as Window;
  const receive = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    const event = { data, source: parent, origin, ...from } as MessageEvent;
    for (const listener of listeners) listener(event);
  };
  return { frame, posted, receive };
}

describe('a page that posts plain messages', () => {
  let heard: HostMessage[];
  let now: number;
  let connection: HostConnection;
  let page: ReturnType<typeof frameIn>;
  beforeEach(() => {
    heard = [];
    now = 0;
    page = frameIn();
    connection = connectByMessages({
      frame: page.frame,
      origin,
      onMessage: (message) => heard.push(message),
      now: () => now,
    });
  });
  const run = JSON.stringify({ type: 'dashboard:run' });

  it('can send strings or objects, and receives strings only for its origin', () => {
    page.receive(run);
    page.receive({ type: 'dashboard:stop' });
    expect(heard).toEqual([{ type: 'dashboard:run' }, { type: 'dashboard:stop' }]);
    connection.send({ type: 'session:expired' });
    expect(page.posted).toEqual([{ message: '{"type":"session:expired"}', target: origin, ports: [] }]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: {} }],
  ])('is ignored from %s [PLUS-34]', (_, from) => {
    page.receive(run, from);
    expect(heard).toEqual([]);
  });

  it('can send at most sixty messages a second, and more in the next second', () => {
    for (let count = 0; count < 5000; count += 1) page.receive(run);
    expect(heard).toHaveLength(60);
    now = 1000;
    page.receive(run);
    expect(heard).toHaveLength(61);
  });

  it('can scroll as fast as it likes: that is not heard, and uses up nothing of its messages', () => {
    for (let count = 0; count < 500; count += 1)
      page.receive({ type: 'env:host:scroll', offsetLeft: 0, offsetTop: 90, scrollX: 0, scrollY: count });
    page.receive(run);
    expect(heard).toEqual([{ type: 'dashboard:run' }]);
  });

  it('never causes an exception, whatever it sends', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (data) => {
        page.receive(data);
      }),
    );
  });
});

describe('a message of the host page', () => {
  it('keeps only valid properties', () => {
    expect(
      readHostMessage('dashboard:filters:update', { filters: { line: 'personal', product: null, city: 7 } }),
    ).toEqual({ type: 'dashboard:filters:update', filters: { line: 'personal', product: '' } });
    for (const language of ['xx-XX', 'de', 7, '../de-DE'])
      expect(readHostMessage('dashboard:options:set', { language })).toMatchObject({ language: undefined });
    expect(readHostMessage('dashboard:options:set', { language: 'de-AT' })).toMatchObject({ language: 'de-AT' });
    expect(readHostMessage('dashboard:options:set', { comparison: 'mars', colorScheme: 'dark' })).toEqual({
      type: 'dashboard:options:set',
      comparison: undefined,
      colorScheme: 'dark',
    });
  });

  // The frame has nothing to edit or to schedule, and no dialog that the page's scroll position could place.
  it.each([
    ...['constructor', '__proto__', 'toString', 'dashboard:unknown', 7],
    ...['dashboard:edit', 'dashboard:schedule_modal:open', 'env:host:scroll'],
  ])('named %p is unknown', (type) => {
    expect(readHostMessage(type, {})).toBeNull();
  });
});

describe('a page that uses the vendor’s SDK', () => {
  it('receives a port, and communicates only through it [PLUS-36]', async () => {
    const { frame, posted } = frameIn();
    const heard: HostMessage[] = [];
    const connection = connectBySdk({ frame, origin, onMessage: (message) => heard.push(message) });
    connection.send({ type: 'session:expired' });
    expect(posted).toMatchObject([{ message: { action: 0 }, target: origin }]);
    const port = posted[0]?.ports[0];
    if (port === undefined) throw new Error('The page got no port.');
    const received: { action: number; data: Record<string, unknown> }[] = [];
    port.onmessage = ({ data }: MessageEvent<(typeof received)[0]>) => void received.push(data);
    const until = async (count: number) => {
      while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    };

    port.postMessage({ action: 0, data: {} });
    await until(2);
    expect(received.map(({ action }) => action)).toEqual([1, 2]);
    expect(received[1]?.data).toEqual({ eventName: 'session:expired', payload: [{ type: 'session:expired' }] });

    // What the SDK sends: `run()` with null, and requests that want an answer.
    port.postMessage({ action: 1, data: { eventName: 'dashboard:run', payload: [null] } });
    port.postMessage({
      action: 2,
      data: { eventName: 'page:load', payload: [{ url: '/embed/dashboards/agency' }], sequence: 4 },
    });
    await until(3);
    expect(heard.map(({ type }) => type)).toEqual(['dashboard:run', 'page:load']);
    expect(received[2]).toMatchObject({ action: 4, data: { eventName: 'page:load', sequence: 4 } });

    const asked = connection.ask({ type: 'session:expired' });
    await until(4);
    expect(received[3]).toMatchObject({ action: 3, data: { sequence: 1 } });
    port.postMessage({ action: 3, data: { payload: [null, { cancel: true }], sequence: 1 } });
    expect(await asked).toEqual({ cancelled: true });
    connection.close();
    port.close();
  });

  it('has its requests answered, also for what the frame does not have, and can scroll as fast as it likes [PLUS-36]', async () => {
    const { frame, posted } = frameIn();
    const heard: HostMessage[] = [];
    const connection = connectBySdk({ frame, origin, onMessage: (message) => heard.push(message) });
    const port = posted[0]?.ports[0];
    if (port === undefined) throw new Error('The page got no port.');
    const answers: unknown[] = [];
    port.onmessage = ({ data }: MessageEvent<unknown>) => void answers.push(data);
    const scroll = { offsetLeft: 0, offsetTop: 90, scrollX: 0, scrollY: 400 };
    for (let count = 0; count < 500; count += 1)
      port.postMessage({ action: 1, data: { eventName: 'env:host:scroll', payload: [scroll] } });
    port.postMessage({ action: 1, data: { eventName: 'dashboard:edit', payload: [null] } });
    for (const [sequence, eventName, payload] of [
      [1, 'dashboard:schedule_modal:open', [null]],
      [2, 'dashboard:load', [{ id: 'agency' }]],
    ] as const)
      port.postMessage({ action: 2, data: { eventName, payload, sequence } });
    for (let turn = 0; answers.length < 2 && turn < 400; turn += 1) await new Promise((next) => setTimeout(next, 5));
    expect(answers).toEqual([
      { action: 4, data: { eventName: 'dashboard:schedule_modal:open', payload: [{ success: false }], sequence: 1 } },
      { action: 4, data: { eventName: 'dashboard:load', payload: [{ success: true }], sequence: 2 } },
    ]);
    expect(heard).toEqual([{ type: 'dashboard:load', id: 'agency' }]);
    connection.close();
    port.close();
  });

  it('can send at most sixty messages a second through its port, and more in the next second [PLUS-34, PLUS-36]', async () => {
    const { frame, posted } = frameIn();
    const heard: HostMessage[] = [];
    let [arrived, time] = [0, 0];
    const now = () => {
      arrived += 1;
      return time;
    };
    const connection = connectBySdk({ frame, origin, onMessage: (message) => heard.push(message), now });
    const port = posted[0]?.ports[0];
    if (port === undefined) throw new Error('The page got no port.');
    const send = async (count: number) => {
      const expected = arrived + count;
      for (let sent = 0; sent < count; sent += 1)
        port.postMessage({ action: 1, data: { eventName: 'dashboard:run', payload: [null] } });
      for (let turn = 0; arrived < expected && turn < 400; turn += 1)
        await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await send(500);
    expect(heard).toHaveLength(60);
    time = 1000;
    await send(1);
    expect(heard).toHaveLength(61);
    connection.close();
    port.close();
  });
});
