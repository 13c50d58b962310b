import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An answer as it came over the wire, its chunks put together. */
export interface RawAnswer {
  status: number;
  body: Buffer;
  /** Whether the body's end came, or the connection was closed before. */
  whole: boolean;
}

/** A client on a bare connection, which reads on request and leaves without closing properly. */
export interface RawClient {
  /** Sends the request, and reads nothing before `readOn`. */
  send(): Promise<void>;
  /** Waits for the first bytes of the answer, and stops reading again. */
  readSome(): Promise<void>;
  /** Reads the answer to its end. */
  readOn(): Promise<RawAnswer>;
  /** Cuts the connection off. */
  vanish(): void;
}

/** A request of a raw client. */
export interface RawRequest {
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Default: none. */
  body?: string;
}

/** Connects to a server on this machine. */
export async function rawClient(url: string, { path, headers = {}, body = '' }: RawRequest): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const read: Buffer[] = [];
  const fields = { host: `${hostname}:${port}`, connection: 'close', 'content-length': body.length, ...headers };
  return {
    async send() {
      socket.pause();
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
      await new Promise((resolve) => socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`, resolve));
    },
    async readSome() {
      const data = once(socket, 'data');
      socket.resume();
      const [bytes] = (await data) as [Buffer];
      socket.pause();
      read.push(bytes);
    },
    async readOn() {
      return answerOf(Buffer.concat([...read, ...(await rest(socket))]));
    },
    vanish: () => void socket.resetAndDestroy(),
  };
}

async function rest(socket: Socket): Promise<Buffer[]> {
  const read: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => read.push(bytes));
  socket.resume();
  await once(socket, 'close');
  return read;
}

function answerOf(bytes: Buffer): RawAnswer {
  const headEnd = bytes.indexOf('\r\n\r\n');
  const status = Number(bytes.subarray(9, 12).toString());
  const chunks: Buffer[] = [];
  for (let at = headEnd + 4; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = lineEnd < 0 ? Number.NaN : Number.parseInt(bytes.subarray(at, lineEnd).toString(), 16);
    if (size > 0) chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    if (!(size > 0)) return { status, body: Buffer.concat(chunks), whole: size === 0 };
    at = lineEnd + 2 + size + 2;
  }
}
