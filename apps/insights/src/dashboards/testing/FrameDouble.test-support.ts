import { act, screen } from '@testing-library/react';
import { dashboardsOrigin } from './createFakeServices.test-support.ts';

interface Sent {
  type: string;
  [field: string]: unknown;
}

/** Acts as the page inside the frame: sends its messages, and records those that it receives. */
export class FrameDouble {
  readonly title: string;
  readonly received: Sent[] = [];
  #filters: Record<string, string> = {};
  #runId = 0;

  constructor(title: string) {
    this.title = title;
  }

  get element(): HTMLIFrameElement {
    const frame = screen.getByTitle<HTMLIFrameElement>(this.title);
    const target = frame.contentWindow;
    if (target === null) throw new Error('The frame has no window.');
    Object.defineProperty(target, 'postMessage', {
      configurable: true,
      value: (text: string, origin: string) => {
        expect(origin).toBe(dashboardsOrigin);
        this.received.push(JSON.parse(text) as Sent);
      },
    });
    return frame;
  }

  /** The messages of a type that the frame was sent. */
  of(type: string): Sent[] {
    return this.received.filter((message) => message.type === type);
  }

  /** Sends a message as the frame does; `from` and `source` are its own unless named. */
  async tell(type: string, fields: object = {}, from = dashboardsOrigin, source: Window | null = null): Promise<void> {
    const sender = source ?? this.element.contentWindow;
    const data = JSON.stringify({ type, dashboard: this.#dashboard(), ...fields });
    await act(async () => {
      window.dispatchEvent(new MessageEvent('message', { data, origin: from, source: sender }));
      await Promise.resolve();
    });
  }

  /** Loads with filters and runs. */
  async load(filters: Record<string, string>): Promise<void> {
    this.#filters = filters;
    await this.tell('dashboard:loaded');
    await this.run();
  }

  /** Takes over filters that it was sent, or that were set inside it. */
  setFilters(filters: Record<string, string>): void {
    this.#filters = filters;
  }

  /** Begins and ends a run. */
  async run(): Promise<void> {
    this.#runId += 1;
    await this.tell('dashboard:run:start');
    await this.tell('dashboard:run:complete', { status: 'complete', tileStatuses: [] });
  }

  #dashboard() {
    const query = new URLSearchParams(this.#filters).toString();
    return {
      id: 'agency',
      title: 'Agency',
      dashboard_filters: this.#filters,
      absoluteUrl: `${dashboardsOrigin}/embed/dashboards/agency?${query}`,
      options: { elements: {}, layouts: [], runId: this.#runId },
    };
  }
}
