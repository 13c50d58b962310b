/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@agency-insights/source", "require", "default"]}
 */
import { JSDOM } from 'jsdom';
import type * as React from 'react';
import type * as ReactDomClient from 'react-dom/client';
import type * as ReactDomServer from 'react-dom/server';
import type * as Kit from '../index.ts';
import { componentNames, everyComponent } from './everyComponent.test-support.tsx';

/** One set of modules: the kit, React, and what draws; a server and a browser each have one of their own. */
interface Modules {
  kit: typeof Kit;
  react: typeof React;
}

const load = (): Modules => ({
  kit: jest.requireActual<typeof Kit>('../index.ts'),
  react: jest.requireActual<typeof React>('react'),
});
const inTheme = ({ kit, react }: Modules, element: React.ReactElement) =>
  react.createElement(kit.InsightsThemeProvider, null, element);

const server = load();
const names = componentNames(server.kit);
const { renderToString } = jest.requireActual<typeof ReactDomServer>('react-dom/server');
const elements = everyComponent(server.kit);
const saidByServer: unknown[][] = [];
const listening = jest.spyOn(console, 'error').mockImplementation((...words) => void saidByServer.push(words));
const pages = new Map(
  Object.entries(elements).map(([name, element]) => [name, renderToString(inTheme(server, element))]),
);

listening.mockRestore();

/** Makes the global scope that of a browser which shows the pages of the server. */
function openBrowser(): Document {
  const containers = [...pages].map(([name, html]) => `<div id="page-${name}">${html}</div>`);
  const { window } = new JSDOM(`<!doctype html><html lang="en"><body>${containers.join('')}</body></html>`, {
    url: 'https://insights.example.test',
    pretendToBeVisual: true,
  });
  const missing = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of missing) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => window[name as never] as unknown });
  }
  Object.defineProperty(globalThis, 'window', { configurable: true, value: window });
  return window.document;
}

/** What MUI sets and the kit has no use for: the least height of what is folded up, and its own shadows. */
const withoutEffect = /^(min-height:0px|--Paper-shadow:[^;]*;--Paper-overlay:[^;]*)$/;

/** Whether classes say all that a refused style attribute says. */
function isSaidByClasses(element: HTMLElement): boolean {
  const declarations = (element.getAttribute('style') ?? '').split(';').map((declaration) => declaration.split(':'));
  element.removeAttribute('style');
  const computed = getComputedStyle(element);
  return declarations.every(([name = '', value]) => computed.getPropertyValue(name) === value);
}

/** Does as a browser under `style-src 'nonce-…'`: style attributes of the page stay in it and count for nothing. */
function refuseStyleAttributes(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[style]')) {
    const set = (next: string) => {
      Reflect.deleteProperty(element, 'style');
      element.setAttribute('style', next);
    };
    Object.defineProperty(element, 'style', {
      configurable: true,
      value: Object.defineProperty({ length: 0, isRefused: true }, 'cssText', { get: () => '', set }),
    });
  }
}

it('There is an example of every public component', () => {
  expect(Object.keys(elements).sort()).toEqual(names);
});

it('The test runs without a document', () => expect(typeof document).toBe('undefined'));

it('The server render logs nothing', () => expect(saidByServer).toEqual([]));

it('Closed date pickers read no clock on a server, whose page may be created long before it is shown', () => {
  const { DatePicker, DateRangePicker, yearToDatePreset } = server.kit;
  const now = jest.fn(() => new Date(2026, 5, 1));
  const day = new Date(2026, 0, 1);
  renderToString(
    inTheme(
      server,
      <>
        <DatePicker label="Bound" now={now} defaultValue={day} />
        <DateRangePicker
          label="Effective"
          now={now}
          presets={[yearToDatePreset()]}
          defaultValue={{ from: day, to: new Date(2026, 5, 1) }}
        />
      </>,
    ),
  );
  expect(now).not.toHaveBeenCalled();
});

it.each([...pages])('The server renders %s', (_name, html) => expect(typeof html).toBe('string'));

describe('hydration in the browser', () => {
  let browser: Modules;
  let page: Document;
  let hydrateRoot: (typeof ReactDomClient)['hydrateRoot'];

  beforeAll(() => {
    page = openBrowser();
    refuseStyleAttributes(page);
    // The browser's own modules: those of the server keep on taking themselves for a server's.
    jest.resetModules();
    browser = load();
    ({ hydrateRoot } = jest.requireActual<typeof ReactDomClient>('react-dom/client'));
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  it.each([...pages.keys()])(
    '%s hydrates without a warning, and sets the styles that a strict policy refused',
    async (name) => {
      const said: unknown[] = [];
      const error = jest.spyOn(console, 'error').mockImplementation((...words) => void said.push(words));
      const warn = jest.spyOn(console, 'warn').mockImplementation((...words) => void said.push(words));
      const container = page.getElementById(`page-${name}`) as HTMLElement;
      const element = everyComponent(browser.kit)[name] as React.ReactElement;
      const act = actOf(browser.react);
      let root: ReactDomClient.Root | undefined;
      await act(async () => {
        root = hydrateRoot(container, inTheme(browser, element), {
          onRecoverableError: (problem) => void said.push(problem),
        });
      });
      error.mockRestore();
      warn.mockRestore();
      expect(said).toEqual([]);
      const refused = [...container.querySelectorAll<HTMLElement>('[style]')].filter(
        (styled) => 'isRefused' in styled.style && !withoutEffect.test(styled.getAttribute('style') ?? ''),
      );
      expect(refused.filter((styled) => !isSaidByClasses(styled)).map(({ outerHTML }) => outerHTML)).toEqual([]);
      // What it would fetch when the page is idle comes after the test otherwise.
      await act(async () => root?.unmount());
    },
  );
});

/** React's own `act`, which 18 keeps with its test utilities. */
function actOf(react: Modules['react']): (typeof React)['act'] {
  if (typeof react.act === 'function') return react.act;
  return jest.requireActual<{ act: (typeof React)['act'] }>('react-dom/test-utils').act;
}
