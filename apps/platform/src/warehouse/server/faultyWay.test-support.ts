import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What a way to a server does with what the server sends. `pass`: all of it. `silent`: nothing. `trickle`: one byte a second.
 * `cut`: the connection breaks after 100 bytes. `refuse`: connections are closed at once.
 */
export type WayFault = 'pass' | 'silent' | 'trickle' | 'cut' | 'refuse';

/** A way to a server that can go wrong. */
export interface FaultyWay {
  port: number;
  /** From now on, for connections that are open as well; those of `silent`, `trickle` and `refuse` are cut before `pass`. */
  turn(fault: WayFault): void;
  close(): void;
}

const cutAfterBytes = 100;

/** Opens a way to a server of this machine. */
export async function openFaultyWay({ port, hostname }: URL): Promise<FaultyWay> {
  const sockets = new Set<Socket>();
  let fault: WayFault = 'pass';
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = createServer((client) => {
    if (fault === 'refuse') return client.destroy();
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client
      .on('close', () => upstream.destroy())
      .on('data', (bytes) => void (fault === 'silent' || upstream.write(bytes)));
    upstream.on('close', () => client.destroy()).on('data', (bytes) => passOn(bytes, fault, client));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    turn(next) {
      if (next === 'refuse' || (next === 'pass' && fault !== 'pass')) endAll();
      fault = next;
    },
    close() {
      server.close();
      endAll();
    },
  };
}

function passOn(bytes: Buffer, fault: WayFault, client: Socket): void {
  if (fault === 'pass') client.write(bytes);
  if (fault === 'cut') client.write(bytes.subarray(0, cutAfterBytes), () => client.destroy());
  if (fault === 'trickle') {
    let at = 0;
    const timer = setInterval(() => client.write(bytes.subarray(at, ++at)), 1_000);
    client.on('close', () => clearInterval(timer));
  }
}
