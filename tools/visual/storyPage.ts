import type { BrowserContext, Page } from '@playwright/test';
import type { RunOptions, Spec } from 'axe-core';
import { accessibilityOfStory, installAxe, type CheckedRules } from './accessibility.ts';
import { drawnArea } from './drawnArea.ts';

/** The colour schemes of the theme. */
export type Scheme = 'light' | 'dark' | 'high-contrast';

/** What one event of the preview channel says, as far as a check needs it. */
interface StoryEvent {
  name: string;
  message: string | undefined;
}

interface Channel {
  /** Where events are sent to, beside the listeners on this page. */
  transports: unknown[];
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
      currentRender?: { story?: { parameters: StoryParameters } };
      storyStoreValue?: { userGlobals: { update(globals: Record<string, string>): void } };
    };
  }
}

/** The parameters of a story that its checks read. */
interface StoryParameters {
  visual?: VisualParameters;
  /** How axe looks at it, here and in Storybook's own panel. */
  a11y?: { options?: RunOptions; config?: Spec };
}

/** What a story says of its pictures under `parameters.visual`. */
export interface VisualParameters {
  /** Its dark look differs in more than tokens, so it has pictures too: a palette, a chart, an image. */
  dark?: boolean;
  /**
   * It looks different on a narrow window and is pictured at 390 px too. `once`: so do others of its title in the same way, of
   * which the first is pictured. `unpictured`: it only gets narrower. A run of a night looks at those without a picture.
   */
  narrow?: boolean | 'once' | 'unpictured';
  /** It is used at 400 % zoom: it is pictured in a window of 320 × 256 px too, all of it. */
  zoomed?: boolean;
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
  /** One line a violation, with its first element; empty for a story that did not render. */
  violations: string[];
}

const endings = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing', 'docsRendered'];
const watched = [...endings, 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
const notices = new Set(['storyFinished', 'docsRendered']);
/** A limit for stories that hang, not for slow machines. */
const timeoutMs = 60_000;
const shadowMargin = 16;

/**
 * How wide the window is, in px, and how high at first; it grows with what a story draws. `desktop`: for stories with that
 * tag, which are whole pages. `zoomed`: 1280 × 1024 px at 400 %; it does not grow, as pages lay themselves out by its height.
 */
export const windows = {
  wide: { width: 900, height: 700 },
  desktop: { width: 1440, height: 900 },
  narrow: { width: 390, height: 700 },
  zoomed: { width: 320, height: 256 },
} as const;
/** Whole dashboards are the highest stories. */
const greatestHeight = 4_400;

/** Keeps what the preview channel says, from its first moment, so that no event is missed; runs inside the page. */
function recordChannel(names: string[]): void {
  interface Payload {
    id?: string;
    storyId?: string;
    message?: string;
  }
  const record = (name: string, told: Payload | string | null) => {
    const payload = typeof told === 'string' ? { id: told } : (told ?? {});
    const id = payload.id ?? payload.storyId;
    // A story that was left in the middle of its rendering still tells of its end.
    if (id !== undefined && window.wantedStory !== undefined && id !== window.wantedStory) return;
    const message = payload.message ?? (name.endsWith('Finished') ? undefined : JSON.stringify(payload));
    window.storyEvents?.push({ name, message });
  };
  let channel: Channel | undefined;
  window.storyEvents = [];
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value;
      // No manager is around this page: every event would be serialised and kept for it.
      value.transports = [];
      for (const name of names) value.on(name, (payload) => record(name, payload as Payload | string | null));
    },
  });
}

/** Loads nothing into the frame of a story on a docs page, each of which would load the whole Storybook; runs inside it. */
function stopInFrame(): void {
  if (window.parent !== window && location.pathname.endsWith('/iframe.html')) window.stop();
}

/** Leaves nothing behind that the story before has kept, and asks the preview for the next one, in the light scheme. */
function showEntry({ id, viewMode }: { id: string; viewMode: string }): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ').filter(Boolean))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  window.wantedStory = id;
  window.storyEvents = [];
  // Not through the channel: the story before would be drawn once more, and a preview that leaves a story in the middle
  // of its rendering reloads.
  window.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.update({ scheme: 'light' });
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId: id, viewMode });
}

/** Restarts the current story in the light scheme. */
function restartStory(storyId: string): void {
  window.storyEvents = [];
  window.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.update({ scheme: 'light' });
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('forceRemount', { storyId });
}

/** Storybook logs this when its channel opens before its index has loaded; no story causes it. */
const storybooksOwn = /SB_PREVIEW_API_0011/;

/**
 * One page of the built Storybook that goes from story to story without reloading: what a story costs is then its
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

  /** Opens a page in a context. `leavesFramesEmpty`: docs pages load no stories into their frames. */
  static async open(context: BrowserContext, { leavesFramesEmpty = false } = {}): Promise<StoryPage> {
    const page = await context.newPage();
    if (leavesFramesEmpty) await page.addInitScript(stopInFrame);
    await page.addInitScript(recordChannel, watched);
    await installAxe(page);
    return new StoryPage(page);
  }

  /** Shows a story from its beginning, in the light scheme, and checks all rules of accessibility. Default window: `wide`. */
  async show(id: string, window: 'wide' | 'desktop' = 'wide'): Promise<StoryVisit> {
    await this.#open(id, 'story', window);
    return this.#finish('all');
  }

  /** Shows a docs page. Returns the errors while rendering. */
  async showDocs(id: string): Promise<string[]> {
    await this.#open(id, 'docs');
    await this.#untilEnded();
    return this.#takeErrors();
  }

  /**
   * Switches the toolbar to a colour scheme; the story renders again, and its open parts stay open.
   * Nothing but colours changes: of the rules of accessibility those of contrast are checked.
   */
  async switchTo(scheme: Scheme): Promise<StoryVisit> {
    await this.page.evaluate((value) => {
      window.storyEvents = [];
      window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { scheme: value } });
    }, scheme);
    return this.#finish('contrast');
  }

  /** Shows the story again, from its beginning, in the light scheme and a smaller window, and checks all rules. */
  async showIn(window: 'narrow' | 'zoomed'): Promise<StoryVisit> {
    await this.#resize(windows[window]);
    await this.page.evaluate(restartStory, this.#shown ?? '');
    return this.#finish('all');
  }

  /** Does something while the system forces its few colours on the page: fills and shadows are gone then. */
  async inForcedColors(look: () => Promise<void>): Promise<void> {
    await this.page.emulateMedia({ forcedColors: 'active' });
    await look();
    await this.page.emulateMedia({ forcedColors: 'none' });
  }

  /** The picture options of the current story. */
  visualParameters(): Promise<VisualParameters> {
    return this.page.evaluate(() => window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters.visual ?? {});
  }

  /** A picture of what the story draws, as a PNG. */
  async picture(): Promise<Buffer> {
    const isZoomed = this.page.viewportSize()?.width === windows.zoomed.width;
    if (!isZoomed) await this.#growToContent();
    await this.page.evaluate(settle);
    const part = isZoomed ? { fullPage: true } : { clip: await this.page.evaluate(drawnArea, shadowMargin) };
    return this.page.screenshot({ ...part, animations: 'disabled', caret: 'hide' });
  }

  /** Returns the elements of a docs page that overflow its right edge outside of scrolling parts. */
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

  async #open(id: string, viewMode: 'story' | 'docs', window: 'wide' | 'desktop' = 'wide'): Promise<void> {
    await this.#resize(windows[window]);
    if (this.#shown === undefined) {
      // Storybook's own check is off: it would look at all rules in every scheme.
      await this.page.goto(`/iframe.html?id=${id}&viewMode=${viewMode}&globals=scheme:light;a11y.manual:!true`);
    } else if (this.#shown === id) await this.page.evaluate(restartStory, id);
    else await this.page.evaluate(showEntry, { id, viewMode });
    this.#shown = id;
  }

  /** Waits for the end of a rendering, and checks what came of it. */
  async #finish(rules: CheckedRules): Promise<StoryVisit> {
    await this.#untilEnded();
    const errors = await this.#takeErrors();
    const scheme = await this.page.evaluate(() => document.documentElement.dataset['colorScheme']);
    return { scheme, errors, violations: errors.length > 0 ? [] : await accessibilityOfStory(this.page, rules) };
  }

  async #untilEnded(): Promise<void> {
    await this.page.waitForFunction(
      (names) => window.storyEvents?.some((event) => names.includes(event.name)),
      endings,
      { timeout: timeoutMs },
    );
  }

  async #takeErrors(): Promise<string[]> {
    const events = await this.page.evaluate(() => window.storyEvents ?? []);
    return [
      ...events.filter(({ name }) => !notices.has(name)).map(({ name, message }) => `${name}: ${message}`),
      ...this.#consoleErrors.splice(0),
    ];
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
    // A cropped screenshot would silently leave out the rest of the story.
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
  // A hidden image that loads lazily would never be decoded.
  const images = [...document.images].filter((image) => image.getClientRects().length > 0);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
