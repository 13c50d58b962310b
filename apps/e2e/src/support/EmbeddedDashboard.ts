import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test';
import type { PlatformProcess } from './PlatformProcess.ts';
import type { SignIn } from './SignIn.ts';

/** A message as the page around the frame gets it. */
export interface ReceivedMessage {
  type: string;
  [property: string]: unknown;
}

/** A dashboard in the frame of another site, which speaks to it with plain messages. */
export class EmbeddedDashboard {
  readonly #page: Page;
  readonly #platform: PlatformProcess;
  readonly #signIn: SignIn;
  /** Origin of the site. */
  readonly hostOrigin: string;

  constructor(page: Page, platform: PlatformProcess, signIn: SignIn, hostOrigin: string) {
    this.#page = page;
    this.#platform = platform;
    this.#signIn = signIn;
    this.hostOrigin = hostOrigin;
  }

  /** What is in the frame. */
  get content(): FrameLocator {
    return this.#page.frameLocator('#frame');
  }

  /** The frame's own window. */
  get frame(): Frame {
    const frame = this.#page.frames()[1];
    if (frame === undefined) throw new Error('The page has no frame yet.');
    return frame;
  }

  /** Signs an address of a dashboard, as the product does for the person who is signed in. */
  async sign(
    filters: Record<string, string>,
    { embedDomain = this.hostOrigin, dashboard = 'agency' }: { embedDomain?: string; dashboard?: string } = {},
  ): Promise<string> {
    const query = new URLSearchParams({ ...filters, embed_domain: embedDomain });
    const target = `/embed/dashboards/${dashboard}?${query.toString()}`;
    const answer = await this.#page.request.get(
      `${this.#platform.url}/api/v1/looker/embed-auth?src=${encodeURIComponent(target)}`,
      { headers: await this.#authorization() },
    );
    return ((await answer.json()) as { url: string }).url;
  }

  /**
   * Signs in, opens the site and shows the profile of the largest agency in its frame. Returns the filters of the
   * dashboard, and the address that it used up.
   */
  async open(): Promise<{ filters: Record<string, string>; address: string }> {
    await this.#signIn.session('analyst');
    const filters = { agency_id: await this.#largestAgency() };
    const address = await this.sign(filters);
    await this.#page.goto(this.hostOrigin);
    await this.show(address);
    return { filters, address };
  }

  /** Signs in and shows the benchmarks in the site's frame. */
  async openBenchmarks(person: Parameters<SignIn['as']>[0], filters: Record<string, string> = {}): Promise<void> {
    await this.#signIn.session(person);
    const address = await this.sign(filters, { dashboard: 'benchmarks' });
    await this.#page.goto(this.hostOrigin);
    await this.show(address);
  }

  /** Shows an address in the frame. */
  async show(address: string): Promise<void> {
    await this.#page.locator('#frame').evaluate((frame, src) => ((frame as HTMLIFrameElement).src = src), address);
  }

  /** Sends messages to the frame as the page around it. */
  async post(...messages: object[]): Promise<void> {
    await this.#page.locator('#frame').evaluate((frame, all) => {
      for (const message of all) (frame as HTMLIFrameElement).contentWindow?.postMessage(JSON.stringify(message), '*');
    }, messages);
  }

  /** The messages to the page around the frame, of all kinds or of one. */
  async received(type?: string): Promise<ReceivedMessage[]> {
    const all = await this.#page.evaluate(() => (window as unknown as { received: ReceivedMessage[] }).received);
    return type === undefined ? all : all.filter((message) => message.type === type);
  }

  async #largestAgency(): Promise<string> {
    const answer = await this.#page.request.post(
      `${this.#platform.url}/api/v1/search/runQuery/marketing_insights/result_sets/find_agencies_all.result_set.query`,
      {
        headers: { ...(await this.#authorization()), accept: 'application/json' },
        data: { filters: { agency_written_premium: '[0,inf)' }, limit: 1 },
      },
    );
    const [largest] = ((await answer.json()) as { rows: { agency_id: number }[] }).rows;
    if (largest === undefined) throw new Error('The test set has no agency.');
    return String(largest.agency_id);
  }

  async #authorization(): Promise<{ authorization: string }> {
    const session = await this.#page.request.get(`${this.#platform.url}/api/auth/session`);
    const { accessToken } = (await session.json()) as { accessToken: string };
    return { authorization: `Bearer ${accessToken}` };
  }

  /** Waits until so many runs have ended. Returns the message of the last one. */
  async runs(count: number): Promise<ReceivedMessage | undefined> {
    await expect.poll(async () => (await this.received('dashboard:run:complete')).length).toBe(count);
    return (await this.received('dashboard:run:complete')).at(-1);
  }
}
