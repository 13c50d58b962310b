import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageBundle } from './bundle.ts';

/** The pages of a run, on loopback. */
export interface PageServer {
  /** Adds a page and returns its address. */
  add(name: string, bundle: PageBundle): string;
  close(): Promise<void>;
}

const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** Starts a server on a free port of loopback. */
export async function servePages(): Promise<PageServer> {
  const files = new Map<string, { type: string; text: string }>();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': `${file.type}; charset=utf-8` }).end(file.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    add(name, { script, styles, worker }) {
      files.set(`/${name}.js`, { type: types.js, text: script });
      if (worker !== undefined) files.set(`/${name}.worker.js`, { type: types.js, text: worker });
      files.set(`/${name}.css`, { type: types.css, text: styles });
      files.set(`/${name}.html`, { type: types.html, text: pageOf(name, styles !== '') });
      return `${origin}/${name}.html`;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function pageOf(name: string, styled: boolean): string {
  const link = styled ? `<link rel="stylesheet" href="/${name}.css">` : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${name}</title>${link}
<style>body { margin: 16px; font: 14px/1.4 sans-serif } #root { width: 1200px }</style></head>
<body><div id="root"></div><script type="module" src="/${name}.js"></script></body>
</html>`;
}
