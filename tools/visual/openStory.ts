import type { Page } from '@playwright/test';

/** The colour schemes of the theme. */
export type Scheme = 'light' | 'dark';

interface AxeViolation {
  id: string;
  nodes: { target: unknown[] }[];
}

interface StoryEvent {
  name: string;
  payload: { message?: string; reporters?: { type: string; result?: { violations?: AxeViolation[] } }[] } | null;
}

interface Channel {
  on(name: string, listener: (payload: unknown) => void): void;
  emit(name: string, payload: unknown): void;
}

declare global {
  interface Window {
    storyEvents?: StoryEvent[];
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** What came of seeing one story in one colour scheme. */
export interface StoryVisit {
  /** The scheme that the page really bore at the end. */
  scheme: string | undefined;
  /** Render errors, play errors and console errors. */
  errors: string[];
  /** How many accessibility checks ran: 1, or the story was not checked. */
  checks: number;
  /** One line a violation, with its first element. */
  violations: string[];
}

const endings = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing', 'docsRendered'];
const watched = [...endings, 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
const timeoutMs = 20_000;

/** Keeps what the preview channel says from its first moment, so that no event is missed. */
function recordChannel(names: string[]): void {
  let channel: Channel | undefined;
  window.storyEvents = [];
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value;
      for (const name of names) {
        value.on(name, (payload) =>
          window.storyEvents?.push({
            name,
            payload: JSON.parse(JSON.stringify(payload ?? null)) as StoryEvent['payload'],
          }),
        );
      }
    },
  });
}

/** A story or a docs page that is open in the browser. */
export interface OpenStory {
  /** Waits until it has rendered, played and been checked. */
  finish(): Promise<StoryVisit>;
  /** Turns the toolbar's switch to a colour scheme, in which the story renders and is checked anew; what it has opened stays open. */
  switchTo(scheme: Scheme): Promise<void>;
}

/** Opens a story, or with `viewMode: 'docs'` a docs page, by its id in a colour scheme. */
export async function openStory(
  page: Page,
  id: string,
  scheme: Scheme,
  viewMode: 'story' | 'docs' = 'story',
): Promise<OpenStory> {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`page: ${error.message}`));
  await page.addInitScript(recordChannel, watched);
  await page.goto(`/iframe.html?id=${id}&viewMode=${viewMode}&globals=scheme:${scheme}`);
  return {
    finish: async () => {
      await page.waitForFunction((names) => window.storyEvents?.some((event) => names.includes(event.name)), endings, {
        timeout: timeoutMs,
      });
      const { events, shown } = await page.evaluate(() => ({
        events: window.storyEvents ?? [],
        shown: document.documentElement.dataset['colorScheme'],
      }));
      return summary(events, shown, consoleErrors.splice(0));
    },
    switchTo: (to) =>
      page.evaluate((value) => {
        window.storyEvents = [];
        window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { scheme: value } });
      }, to),
  };
}

function summary(events: StoryEvent[], scheme: string | undefined, consoleErrors: string[]): StoryVisit {
  const reports = events.flatMap((event) => event.payload?.reporters ?? []).filter((report) => report.type === 'a11y');
  const problems = events.filter((event) => event.name !== 'storyFinished' && event.name !== 'docsRendered');
  return {
    scheme,
    errors: [
      ...problems.map((event) => `${event.name}: ${event.payload?.message ?? JSON.stringify(event.payload)}`),
      ...consoleErrors,
    ],
    checks: reports.length,
    violations: reports
      .flatMap((report) => report.result?.violations ?? [])
      .map((violation) => `${violation.id}: ${violation.nodes.length} × ${JSON.stringify(violation.nodes[0]?.target)}`),
  };
}
