import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { InsightsThemeProvider } from '../theme/InsightsThemeProvider.tsx';
import { EmbeddedContent } from './EmbeddedContent.tsx';
import type { EmbeddedContentProps } from './EmbeddedContent.types.ts';
import { frameOrigin, readFrameMessage, toldHeight } from './frameMessage.ts';

const src = 'https://dashboards.example.test/embed/benchmarks?nonce=1';
const origin = 'https://dashboards.example.test';
const embedded = (props: Partial<EmbeddedContentProps> = {}) => (
  <EmbeddedContent src={src} title="Benchmarks" {...props} />
);
const frame = () => screen.getByTitle('Benchmarks') as HTMLIFrameElement;
const tells = (height: unknown) => JSON.stringify({ type: 'page:properties:changed', height });

interface Sent {
  data: unknown;
  from?: string;
  source?: MessageEventSource | null;
}

function send({ data, from = origin, source = frame().contentWindow }: Sent): void {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from, source })));
}

describe('EmbeddedContent', () => {
  // Without a page: axe waits for an answer out of the frame, and jsdom loads none.
  describeConformance(<EmbeddedContent title="Benchmarks" />, { themeName: 'KitEmbeddedContent' });

  it('EmbeddedContent is as high as its page reports, when its height is 100% [KIT-EMBED-1]', () => {
    renderInTheme(embedded());
    expect(getComputedStyle(frame()).height).toBe('100%');
    send({ data: tells(812.4) });
    expect(frame()).toHaveStyle({ height: '813px' });
    send({ data: tells(300) });
    expect(frame()).toHaveStyle({ height: '300px' });
  });

  it('EmbeddedContent keeps its own height, whatever its page reports [KIT-EMBED-1]', () => {
    renderInTheme(embedded({ height: 480 }));
    send({ data: tells(812) });
    expect(getComputedStyle(frame()).height).toBe('100%');
    expect(frame().parentElement).toHaveStyle({ height: '480px' });
  });

  it.each([[0], [-5], [NaN], ['812'], [null], [{}]])(
    'EmbeddedContent stays unchanged for a height of %p [KIT-EMBED-1]',
    (height) => {
      const logger = { error: jest.fn() };
      renderInTheme(embedded({ logger }));
      send({ data: tells(height) });
      expect(frame().style.height).toBe('');
    },
  );

  it.each([undefined, ''])('EmbeddedContent reports a missing source for %p [KIT-EMBED-2]', (missing) => {
    renderInTheme(embedded({ src: missing }));
    expect(screen.getByRole('alert')).toHaveTextContent('Error: Missing src prop for EmbeddedContent component');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>', 'https://[nonsense'])(
    'EmbeddedContent does not open %s',
    (unsafe) => {
      renderInTheme(embedded({ src: unsafe }));
      expect(screen.getByRole('alert')).toHaveTextContent('must be an http or https address');
      expect(document.querySelector('iframe')).toBeNull();
    },
  );

  it.each(['not json', '{"type":', '"text"', '[]', 'null', '{"height":900}', null, 7, { type: 'x' }])(
    'EmbeddedContent logs "unable to parse json" for the message %p and changes nothing [KIT-EMBED-3]',
    (data) => {
      const logger = { error: jest.fn() };
      const onMessage = jest.fn();
      renderInTheme(embedded({ logger, onMessage }));
      send({ data: tells(300) });
      send({ data });
      expect(logger.error.mock.calls).toEqual([['unable to parse json', data]]);
      expect(frame()).toHaveStyle({ height: '300px' });
      expect(onMessage).toHaveBeenCalledTimes(1);
    },
  );

  it('EmbeddedContent works without a logger [KIT-EMBED-3]', () => {
    const error = jest.spyOn(console, 'error');
    renderInTheme(embedded());
    send({ data: 'not json' });
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it.each([
    'https://evil.example.test',
    'http://dashboards.example.test',
    'https://dashboards.example.test:8443',
    'null',
    '',
  ])('EmbeddedContent ignores a message from %p [KIT-EMBED-4]', (from) => {
    const logger = { error: jest.fn() };
    const onMessage = jest.fn();
    renderInTheme(embedded({ logger, onMessage }));
    send({ data: tells(900), from });
    send({ data: 'not json', from });
    expect(frame().style.height).toBe('');
    expect(logger.error).not.toHaveBeenCalled();
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('EmbeddedContent ignores a message of the right origin from another window [KIT-EMBED-4]', () => {
    const onMessage = jest.fn();
    renderInTheme(embedded({ onMessage }));
    send({ data: tells(900), source: window });
    send({ data: tells(900), source: null });
    expect(frame().style.height).toBe('');
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('EmbeddedContent passes on the messages of its page, and drops its height when another page loads', () => {
    const onMessage = jest.fn();
    const { rerender } = renderInTheme(embedded({ onMessage }));
    send({ data: JSON.stringify({ type: 'dashboard:loaded', id: 7 }) });
    expect(onMessage).toHaveBeenCalledWith({ type: 'dashboard:loaded', id: 7 });
    send({ data: tells(300) });
    rerender(embedded({ onMessage, src: 'https://other.example.test/page' }));
    expect(frame().style.height).toBe('');
    send({ data: tells(900) });
    expect(frame().style.height).toBe('');
    send({ data: tells(900), from: 'https://other.example.test' });
    expect(frame()).toHaveStyle({ height: '900px' });
  });

  it('EmbeddedContent shows that it is loading until its page has loaded', () => {
    const onLoad = jest.fn();
    renderInTheme(embedded({ slotProps: { frame: { onLoad, sandbox: 'allow-scripts allow-same-origin' } } }));
    expect(screen.getByRole('progressbar', { name: 'Loading Benchmarks' })).toBeInTheDocument();
    // Browsers draw a white sheet until the page is there.
    expect(frame()).not.toBeVisible();
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    fireEvent.load(frame());
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(frame()).toBeVisible();
    expect(onLoad).toHaveBeenCalledTimes(1);
  });
});

describe('server-rendered EmbeddedContent', () => {
  // A browser loads what a server put into a frame at once; scripts come later and hear nothing of that.
  const load = () => {
    if (!frame().hasAttribute('src')) return;
    fireEvent.load(frame());
    send({ data: tells(300) });
  };

  it('Server-rendered EmbeddedContent shows its page and receives its height, however late the script loads', () => {
    const drawn = <InsightsThemeProvider>{embedded()}</InsightsThemeProvider>;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(drawn);
    const wasLoaded = frame().hasAttribute('src');
    load();
    render(drawn, { container, hydrate: true });
    if (!wasLoaded) load();
    expect(frame()).toHaveAttribute('src', src);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(frame()).toBeVisible();
    expect(frame()).toHaveStyle({ height: '300px' });
  });
});

describe('messages of a frame', () => {
  it('Messages of a frame never throw, and have a type if they are readable [KIT-EMBED-3]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (data) => {
        const message = readFrameMessage(data);
        if (message === null) return;
        expect(typeof message.type).toBe('string');
        const height = toldHeight(message);
        if (height !== null) expect(Number.isInteger(height) && height > 0).toBe(true);
      }),
    );
  });

  it('Messages of a frame come from the origin of its address, absolute or relative [KIT-EMBED-4]', () => {
    expect(frameOrigin('/embed', 'https://app.example.test/find')).toBe('https://app.example.test');
    expect(frameOrigin('//other.test/x', 'https://app.example.test')).toBe('https://other.test');
    expect(frameOrigin('blob:https://app.example.test/1', 'https://app.example.test')).toBeNull();
  });
});
