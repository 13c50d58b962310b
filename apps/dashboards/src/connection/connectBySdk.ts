import type { FrameMessage } from '@agency-insights/insights-api/contract';
import { createFloodLimit } from './createFloodLimit.ts';
import type { HostConnection, HostConnectionOptions } from './HostConnection.ts';
import { readHostMessage } from './readHostMessage.ts';

/** What the frame sends over the port of the vendor's SDK (`@looker/chatty` 2.3). */
const fromFrame = { syn: 0, ack: 1, message: 2, messageWithResponse: 3, response: 4 } as const;
/** What the page sends over it. */
const fromHost = { synAck: 0, message: 1, messageWithResponse: 2, response: 3, responseError: 4 } as const;

/** How long the page has to answer a message that it may cancel. */
const answerTimeoutMs = 30_000;

interface Envelope {
  eventName?: unknown;
  payload?: unknown;
  sequence?: unknown;
}

type Answer = { cancelled: boolean } | null;

/** Connects to a page that uses the vendor's SDK: a port is handed to it, and all messages go through that. */
export function connectBySdk(options: HostConnectionOptions): HostConnection {
  const { frame, origin, onMessage, now = () => performance.now() } = options;
  const mayHear = createFloodLimit(now);
  const { port1: port, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  const answers = new Map<number, (answer: Answer) => void>();
  let isConnected = false;
  let sequence = 0;

  const whenConnected = (post: () => void) => (isConnected ? post() : waiting.push(post));
  const post = (action: number, data: object) => port.postMessage({ action, data });
  const connect = () => {
    if (isConnected) return;
    isConnected = true;
    post(fromFrame.ack, {});
    for (const send of waiting.splice(0)) send();
  };
  const hear = ({ eventName, payload, sequence: asked }: Envelope, wantsAnswer: boolean) => {
    const message = readHostMessage(eventName, Array.isArray(payload) ? payload[0] : payload);
    if (message) onMessage(message);
    // A page that asks waits for an answer, whatever it asked.
    if (wantsAnswer) post(fromFrame.response, { eventName, payload: [{ success: message !== null }], sequence: asked });
  };
  const settle = (asked: unknown, answer: Answer) => {
    if (typeof asked !== 'number') return;
    answers.get(asked)?.(answer);
    answers.delete(asked);
  };
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isEnvelope(data)) return;
    const { action, data: envelope = {} } = data;
    // The SDK sends one for each move of the page, which would use up its messages.
    if (envelope.eventName === 'env:host:scroll' || !mayHear()) return;
    if (action === fromHost.synAck) connect();
    else if (action === fromHost.message) hear(envelope, false);
    else if (action === fromHost.messageWithResponse) hear(envelope, true);
    else if (action === fromHost.response) settle(envelope.sequence, { cancelled: isCancelled(envelope.payload) });
    else if (action === fromHost.responseError) settle(envelope.sequence, null);
  };
  frame.parent.postMessage({ action: fromFrame.syn }, origin, [port2]);
  return {
    send: (message) => void whenConnected(() => post(fromFrame.message, envelopeOf(message))),
    ask: (message) =>
      new Promise((resolve) => {
        sequence += 1;
        const own = sequence;
        const timeout = setTimeout(() => settle(own, null), answerTimeoutMs);
        answers.set(own, (answer) => {
          clearTimeout(timeout);
          resolve(answer);
        });
        whenConnected(() => post(fromFrame.messageWithResponse, { ...envelopeOf(message), sequence: own }));
      }),
    close: () => port.close(),
  };
}

/** The SDK reads the kind from the envelope, its handlers from the message. */
function envelopeOf(message: FrameMessage) {
  return { eventName: message.type, payload: [message] };
}

/** The page responds with one entry for each handler. */
function isCancelled(payload: unknown): boolean {
  return (
    Array.isArray(payload) &&
    payload.some((entry: unknown) => typeof entry === 'object' && entry !== null && 'cancel' in entry && !!entry.cancel)
  );
}

function isEnvelope(data: unknown): data is { action: unknown; data?: Envelope } {
  return typeof data === 'object' && data !== null && 'action' in data;
}
