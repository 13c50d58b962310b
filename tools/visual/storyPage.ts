import type { BrowserContext, Page } from '@playwright/test';
import { drawnArea } from './drawnArea.ts';

/** The colour schemes of the theme. */
export type Scheme = 'light' | 'dark' | 'high-contrast';

/** What one event of the preview channel says, as far as a check needs it. */
interface StoryEvent {
  name: string;
  message: string | undefined;
  /** What the accessibility checks found, one line a violation; undefined where none ran. */
  violations: string[] | undefined;
}

interface Channel {
  on(name: string, listener: (payload: unknown) => void): void;
  emit(name: string, payload: unknown): void;
}

declare global {
  interface Window {
    storyEvents?: StoryEvent[];
    /** The id of the story that was asked for; what others say is not kept. */
    wantedStory?: string;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { story?: { parameters: { visual?: VisualParameters } } };
      storyStoreValue?: { userGlobals: { update(globals: Record<string, string>): void } };
    };
  }
}

/** What a story says of its pictures under `parameters.visual`. */
export interface VisualParameters {
  /** It looks different on a narrow window and is pictured at 390 px too. */
  narrow?: boolean;
  /** It shows a state, and is pictured in the colours that a system forces on pages too. */
  forcedColors?: boolean;
  /** Why there is no picture of it; a story without this has one. */
  skip?: string;
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
const notices = new Set(['storyFinished', 'docsRendered']);
/** A limit for stories that hang, not for slow machines. */
const timeoutMs = 60_000;
const shadowMargin = 16;

/** How wide the window is, in px, and how high at first; it grows with what a story draws. */
export const windows = { wide: { width: 900, height: 700 }, narrow: { width: 390, height: 700 } } as const;
/** Whole dashboards are the highest stories. */
const greatestHeight = 4_400;

/** Keeps what the preview channel says, from its first moment, so that no event is missed; runs inside the page. */
function recordChannel(names: string[]): void {
  interface Payload {
    id?: string;
    storyId?: string;
    message?: string;
    reporters?: { type: string; result?: { violations?: { id: string; nodes: { target: unknown[] }[] }[] } }[];
  }
  const record = (name: string, told: Payload | string | null) => {
    const payload = typeof told === 'string' ? { id: told } : (told ?? {});
    const id = payload.id ?? payload.storyId;
    // A story that was left in the middle of its rendering still tells of its end.
    if (id !== undefined && window.wantedStory !== undefined && id !== window.wantedStory) return;
    const checks = payload.reporters?.filter(({ type }) => type === 'a11y') ?? [];
    window.storyEvents?.push({
      name,
      message: payload.message ?? (name.endsWith('Finished') ? undefined : JSON.stringify(payload)),
      violations:
        checks.length === 0
          ? undefined
          : checks
              .flatMap(({ result }) => result?.violations ?? [])
              .map(({ id: rule, nodes }) => `${rule}: ${nodes.length} × ${JSON.stringify(nodes[0]?.target)}`),
    });
  };
  let channel: Channel | undefined;
  window.storyEvents = [];
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value;
      for (const name of names) value.on(name, (payload) => record(name, payload as Payload | string | null));
    },
  });
}

/** Leaves nothing behind that the story before has kept, and asks the preview for the next one. */
function showEntry({ id, viewMode, scheme }: { id: string; viewMode: string; scheme: string }): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ').filter(Boolean))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  window.wantedStory = id;
  window.storyEvents = [];
  // Not through the channel: the story before would be drawn once more, and a preview that leaves a story in the middle
  // of its rendering loads itself anew.
  window.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.update({ scheme });
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId: id, viewMode });
}

/** Storybook says this of itself when its channel opens before its index is there; no story is at fault. */
const storybooksOwn = /SB_PREVIEW_API_0011/;

/**
 * One page of the built Storybook that goes from story to story without loading anew: what a story costs is then its
 * own rendering, play function and checks.
 */
export class StoryPage {
  readonly page: Page;
  #consoleErrors: string[] = [];
  #shown: string | undefined;

  private constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      const isStorybooks = storybooksOwn.test(message.text());
      if (message.type() === 'error' && !isStorybooks) this.#consoleErrors.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#consoleErrors.push(`page: ${error.message}`));
  }

  /** Opens a page in a context. */
  static async open(context: BrowserContext): Promise<StoryPage> {
    const page = await context.newPage();
    await page.addInitScript(recordChannel, watched);
    return new StoryPage(page);
  }

  /** Shows a story, or a docs page, from its beginning. */
  async show(id: string, scheme: Scheme, viewMode: 'story' | 'docs' = 'story'): Promise<StoryVisit> {
    await this.#resize(windows.wide);
    if (this.#shown === undefined) {
      await this.page.goto(`/iframe.html?id=${id}&viewMode=${viewMode}&globals=scheme:${scheme}`);
    } else if (this.#shown === id) {
      return this.#restart(id);
    } else {
      await this.page.evaluate(showEntry, { id, viewMode, scheme });
    }
    this.#shown = id;
    return this.#finish();
  }

  /** Turns the toolbar's switch to a colour scheme, in which the story renders and is checked anew; what it has opened stays open. */
  async switchTo(scheme: Scheme): Promise<StoryVisit> {
    await this.page.evaluate((value) => {
      window.storyEvents = [];
      window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { scheme: value } });
    }, scheme);
    return this.#finish();
  }

  /** Shows the story anew, from its beginning, in a narrow window. */
  async showNarrow(): Promise<StoryVisit> {
    await this.#resize(windows.narrow);
    return this.#restart(this.#shown ?? '');
  }

  /** Does something while the system forces its few colours on the page: fills and shadows are gone then. */
  async inForcedColors(look: () => Promise<void>): Promise<void> {
    await this.page.emulateMedia({ forcedColors: 'active' });
    await look();
    await this.page.emulateMedia({ forcedColors: 'none' });
  }

  /** What the story on show says of its pictures. */
  visualParameters(): Promise<VisualParameters> {
    return this.page.evaluate(() => window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters.visual ?? {});
  }

  /** A picture of what the story draws, as a PNG. */
  async picture(): Promise<Buffer> {
    await this.#growToContent();
    await this.page.evaluate(settle);
    const clip = await this.page.evaluate(drawnArea, shadowMargin);
    return this.page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  }

  /** The elements of a docs page that reach over its right edge, and are not in a part that scrolls by itself. */
  overflow(): Promise<string[]> {
    return this.page.evaluate(() => {
      const edge = document.documentElement.clientWidth + 1;
      const scrolls = (element: Element): boolean => {
        const parent = element.parentElement;
        if (parent === null || parent === document.body) return false;
        return getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent);
      };
      return [...document.querySelectorAll('.sbdocs-content *')]
        .filter((element) => element.getBoundingClientRect().right > edge && !scrolls(element))
        .slice(0, 3)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    });
  }

  async #restart(id: string): Promise<StoryVisit> {
    await this.page.evaluate((storyId) => {
      window.storyEvents = [];
      window.__STORYBOOK_ADDONS_CHANNEL__?.emit('forceRemount', { storyId });
    }, id);
    return this.#finish();
  }

  async #finish(): Promise<StoryVisit> {
    await this.page.waitForFunction(
      (names) => window.storyEvents?.some((event) => names.includes(event.name)),
      endings,
      { timeout: timeoutMs },
    );
    const { events, shown } = await this.page.evaluate(() => ({
      events: window.storyEvents ?? [],
      shown: document.documentElement.dataset['colorScheme'],
    }));
    const checks = events.flatMap(({ violations }) => (violations ? [violations] : []));
    return {
      scheme: shown,
      errors: [
        ...events.filter(({ name }) => !notices.has(name)).map(({ name, message }) => `${name}: ${message}`),
        ...this.#consoleErrors.splice(0),
      ],
      checks: checks.length,
      violations: checks.flat(),
    };
  }

  async #resize(size: { width: number; height: number }): Promise<void> {
    const now = this.page.viewportSize();
    if (now?.width === size.width && now.height === size.height) return;
    await this.page.setViewportSize(size);
  }

  /** A story that is higher than the window is pictured whole. */
  async #growToContent(): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? windows.wide;
    const content = await this.page.evaluate(() => document.documentElement.scrollHeight);
    // Cut off, it would be held to a part of itself and nobody would notice.
    if (content > greatestHeight)
      throw new Error(`It is ${content} px high, of which ${greatestHeight} can be pictured: make two stories of it.`);
    if (content > height) await this.page.setViewportSize({ width, height: content });
  }
}

/** Fonts and images stand, what hangs from a control hangs there, and two frames have been drawn; runs inside the page. */
async function settle(): Promise<void> {
  if (document.querySelector('.MuiPopover-root')) {
    // A popover that a play function opened measured its place before the page around it had come to rest. MUI measures
    // again after a resize, 166 ms later.
    window.dispatchEvent(new Event('resize'));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
