import { once } from 'node:events';
import { connect } from 'node:net';

/** A bare connection to a server on this machine. */
export interface Connection {
  write(text: string): void;
  /** Waits until the received text matches, and returns it; throws if the connection is closed before. */
  until(pattern: RegExp): Promise<string>;
  /** Waits until the server closes the connection, and returns the received text. */
  untilClosed(): Promise<string>;
  close(): void;
}

/** Connects to a server. `reads: false`: takes nothing of what comes before `untilClosed` is called. */
export async function openConnection(port: number, { reads = true } = {}): Promise<Connection> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const listen = () => socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  if (reads) listen();
  return {
    write: (sent) => void socket.write(sent, 'latin1'),
    async until(pattern) {
      while (!pattern.test(text)) {
        if (socket.destroyed) throw new Error(`The connection was closed before ${pattern}: ${text.slice(-2_000)}`);
        await Promise.race([once(socket, 'data'), closed]);
      }
      return text;
    },
    async untilClosed() {
      if (!reads) listen();
      await closed;
      return text;
    },
    close: () => void socket.destroy(),
  };
}

/** Statuses of the responses in a received text. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
