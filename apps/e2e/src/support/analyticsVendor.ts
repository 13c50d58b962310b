import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the agent knows of a visitor. */
export interface Visitor {
  visitor: Record<string, unknown>;
  account: Record<string, unknown>;
}

/** The origin of an analytics vendor on this machine. */
export interface AnalyticsVendor {
  origin: string;
  /** Paths of the agents that were asked for. */
  loaded: string[];
  /** What the agents have reported, with the name of the call. */
  reports: [string, Visitor][];
  close(): void;
}

/** The vendor's agent in short: takes the calls over that were made before it came, and reports each. */
const agent = `
  const origin = new URL(document.currentScript.src).origin;
  const report = (name) => (values) => fetch(origin + '/report', { method: 'POST', body: JSON.stringify([name, values]) });
  const calls = window.pendo._q;
  window.pendo = { initialize: report('initialize'), identify: report('identify') };
  for (const [name, values] of calls) window.pendo[name](values);
`;

/** Serves an agent, and takes its reports. */
export async function serveAnalyticsVendor(): Promise<AnalyticsVendor> {
  const loaded: string[] = [];
  const reports: [string, Visitor][] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'GET') {
      loaded.push(request.url ?? '');
      return void response.setHeader('content-type', 'text/javascript').end(agent);
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      reports.push(JSON.parse(body) as [string, Visitor]);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loaded,
    reports,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
