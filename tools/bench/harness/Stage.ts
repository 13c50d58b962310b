import type { Browser, CDPSession, Page } from '@playwright/test';
import process from 'node:process';
import type {} from './page/openStage.ts';

/** Cost of an input. */
export interface Cost {
  /** From the browser's receipt of the input to the end of the frame that shows the answer; ms. */
  latency: number;
  /** Time in JavaScript until the page was idle again; ms. */
  script: number;
  /** Time of the main thread until the page was idle again, with style, layout and paint; ms. */
  main: number;
}

/** A contestant did not show the answer in time. */
export class TooSlowError extends Error {
  /** The step that took too long. */
  readonly step: string;
  /** The time limit in ms. */
  readonly limitMs: number;

  constructor(contestant: string, step: string, limitMs: number) {
    super(`${contestant}: ${step} took more than ${limitMs} ms.`);
    this.name = 'TooSlowError';
    this.step = step;
    this.limitMs = limitMs;
  }
}

/** Expected result of a step, by its name on the part's page. */
export interface Expected {
  expectation: string;
  args?: readonly unknown[];
}

/** A page with one contestant, and a clock. */
export class Stage {
  readonly contestant: string;
  readonly page: Page;
  readonly #protocol: CDPSession;
  readonly #limitMs: number;

  private constructor(contestant: string, page: Page, protocol: CDPSession, limitMs: number) {
    this.contestant = contestant;
    this.page = page;
    this.#protocol = protocol;
    this.#limitMs = limitMs;
  }

  /** Opens a page in its own process. `limitMs` is the max time of a step. */
  static async open(browser: Browser, contestant: string, address: string, limitMs: number): Promise<Stage> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(limitMs * 4);
    page.on('pageerror', (error) => process.stderr.write(`${contestant}: ${error.stack ?? error.message}\n`));
    const protocol = await context.newCDPSession(page);
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address);
    await page.waitForFunction(() => 'stage' in window);
    return new Stage(contestant, page, protocol, limitMs);
  }

  /** The browser's protocol, for what the page's own interface cannot do. */
  get protocol(): CDPSession {
    return this.#protocol;
  }

  /**
   * Mounts without taking time: the page comes to the front, shows what is expected and has collected its garbage, so
   * that no contestant pays for another or for what was before.
   */
  async show(action: string, args: readonly unknown[], expected: Expected): Promise<void> {
    await this.page.bringToFront();
    const reading = await this.page.evaluate(
      ([name, given, expectation, limit, expectedArgs]) =>
        window.stage.call(name, given, expectation, limit, ...expectedArgs),
      [action, args, expected.expectation, this.#limitMs * 4, expected.args ?? []] as const,
    );
    if (!reading.arrived) throw new TooSlowError(this.contestant, action, this.#limitMs * 4);
    await this.collectGarbage();
    await this.settle();
  }

  /** Collects the page's garbage. */
  async collectGarbage(): Promise<void> {
    await this.page.evaluate(() => (globalThis as unknown as { gc: () => void }).gc());
  }

  /** Moves the mouse onto the middle of a place that the part's page knows. */
  async pointAt(place: string): Promise<void> {
    const [x, y] = (await this.act('middleOf', place)) as [number, number];
    await this.page.mouse.move(x, y);
    await this.settle();
  }

  /** Presses and releases the mouse in one go, so that the time between the two is the page's own. */
  async click(): Promise<void> {
    await Promise.all([this.page.mouse.down(), this.page.mouse.up()]);
  }

  /** Waits until the page is idle. */
  async settle(): Promise<void> {
    await this.page.evaluate(() => window.stage.settle());
  }

  /** Calls one of the part's actions in the page, without taking time. */
  async act(action: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.page.evaluate(([name, given]) => window.stage.act(name, ...given), [action, args] as const);
  }

  /** Measures an input that the browser receives like a user's. */
  async measureInput(step: string, input: () => Promise<unknown>, expected: Expected): Promise<Cost> {
    await this.page.evaluate(([expectation, limit, args]) => window.stage.arm(expectation, limit, ...args), [
      expected.expectation,
      this.#limitMs,
      expected.args ?? [],
    ] as const);
    return this.#cost(step, async () => {
      await input();
      return this.page.evaluate(() => window.stage.reading());
    });
  }

  /** Measures an action of the page itself, such as mounting. */
  async measureCall(step: string, action: string, args: readonly unknown[], expected: Expected): Promise<Cost> {
    return this.#cost(step, () =>
      this.page.evaluate(
        ([name, given, expectation, limit, expectedArgs]) =>
          window.stage.call(name, given, expectation, limit, ...expectedArgs),
        [action, args, expected.expectation, this.#limitMs, expected.args ?? []] as const,
      ),
    );
  }

  /** Time of the page's main thread so far, in ms; only differences mean anything. */
  async mainThreadMs(): Promise<number> {
    return (await this.#threadTimes()).main;
  }

  async #cost(step: string, run: () => Promise<{ latencyMs: number; arrived: boolean }>): Promise<Cost> {
    const before = await this.#threadTimes();
    const reading = await run();
    if (!reading.arrived) throw new TooSlowError(this.contestant, step, this.#limitMs);
    await this.settle();
    const after = await this.#threadTimes();
    return { latency: reading.latencyMs, script: after.script - before.script, main: after.main - before.main };
  }

  async #threadTimes(): Promise<{ script: number; main: number }> {
    const { metrics } = await this.#protocol.send('Performance.getMetrics');
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { script: seconds('ScriptDuration') * 1000, main: seconds('TaskDuration') * 1000 };
  }
}
