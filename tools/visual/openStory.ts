import type { Page } from '@playwright/test';

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
}

declare global {
  interface Window {
    storyEvents?: StoryEvent[];
  }
}

/** What came of visiting one story. */
export interface StoryVisit {
  /** Render errors, play errors and console errors. */
  errors: string[];
  /** How many accessibility checks ran: 1, or the story was not checked. */
  checks: number;
  /** One line a violation, with its first element. */
  violations: string[];
}

const endings = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];
const watched = [...endings, 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'];

/** Keeps what the preview channel says from its first moment, so that no event is missed. */
function recordChannel(names: string[]): void {
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value;
      const log: StoryEvent[] = (window.storyEvents = []);
      for (const name of names) {
        value.on(name, (payload) =>
          log.push({ name, payload: JSON.parse(JSON.stringify(payload ?? null)) as StoryEvent['payload'] }),
        );
      }
    },
  });
}

/** Opens a story by its id in a colour scheme and waits until it has rendered, played and been checked. */
export async function openStory(page: Page, id: string, scheme: 'light' | 'dark'): Promise<StoryVisit> {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(`console: ${message.text()}`);
  });
  await page.addInitScript(recordChannel, watched);
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`);
  await page.waitForFunction((names) => window.storyEvents?.some((event) => names.includes(event.name)), endings, {
    timeout: 20_000,
  });
  const events = await page.evaluate(() => window.storyEvents ?? []);
  const reports = events.flatMap((event) => event.payload?.reporters ?? []).filter((report) => report.type === 'a11y');
  return {
    errors: [
      ...events
        .filter((event) => event.name !== 'storyFinished')
        .map((event) => `${event.name}: ${event.payload?.message ?? JSON.stringify(event.payload)}`),
      ...consoleErrors,
    ],
    checks: reports.length,
    violations: reports
      .flatMap((report) => report.result?.violations ?? [])
      .map((violation) => `${violation.id}: ${violation.nodes.length} × ${JSON.stringify(violation.nodes[0]?.target)}`),
  };
}
