import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The page of another site that shows a dashboard in a frame: it keeps the frame's messages, gives the frame the height that
 * it asks for, and posts what a journey wants. `#frame` is the frame.
 */
const hostPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A site that embeds a dashboard</title></head>
<body style="margin: 0">
<iframe id="frame" title="Dashboard" style="border: 0; width: 100%; height: 700px; display: block"></iframe>
<script>
  window.received = [];
  const frame = document.getElementById('frame');
  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow || typeof event.data !== 'string') return;
    const message = JSON.parse(event.data);
    window.received.push(message);
    if (message.type === 'page:properties:changed') frame.style.height = message.height + 'px';
  });
</script>
</body>
</html>
`;

/** A site that may embed dashboards. */
export interface HostPages {
  /** Its origin. */
  origin: string;
  close(): void;
}

/** Serves the page on a free port. */
export async function serveHostPages(): Promise<HostPages> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(hostPage);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
