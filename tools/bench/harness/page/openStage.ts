/**
 * What runs inside every measured page: it mounts and unmounts the contestant, and takes the time from an input event
 * to the end of the frame in which the page shows what was expected.
 */

/** The actions of every contestant; `Props` are the props that its part passes. */
export interface MountedContestant<Props> {
  /** Draws into the element. Whatever is still under way afterwards belongs to what is measured next. */
  mount(root: HTMLElement, props: Props): void;
  /** Removes everything again. */
  unmount(): void;
}

/** Result of a measurement. */
export interface Reading {
  /** From the first input event (or the call, where there is none) to the end of the frame that shows the answer; ms. */
  latencyMs: number;
  /** False when the time limit passed first. */
  arrived: boolean;
}

/** The page's own interface, called through the browser's protocol. */
export interface PageStage {
  /** Starts waiting for the expectation of that name; the clock starts with the first input event. */
  arm(expectation: string, limitMs: number, ...args: readonly unknown[]): void;
  /** Calls a named action and takes the time until the expectation holds. */
  call(
    action: string,
    actionArgs: readonly unknown[],
    expectation: string,
    limitMs: number,
    ...args: readonly unknown[]
  ): Promise<Reading>;
  /** How the armed measurement ended. */
  reading(): Promise<Reading>;
  /** Calls a named action without measuring it and returns its result. */
  act(action: string, ...args: readonly unknown[]): unknown;
  /** Waits until the page has nothing to do. */
  settle(): Promise<void>;
}

declare global {
  interface Window {
    /** The page's own interface for the measuring program. */
    stage: PageStage;
  }
}

type Expectation = (...args: never[]) => boolean;
type Action = (...args: never[]) => unknown;

const inputEvents = ['pointerdown', 'mousedown', 'keydown', 'wheel'];

/** Puts the interface onto the window. */
export function openStage(expectations: Record<string, Expectation>, actions: Record<string, Action>): void {
  let pending: Promise<Reading> = Promise.reject(new Error('Nothing was armed.'));
  pending.catch(() => undefined);
  const holds = (name: string, args: readonly unknown[]) => () => named(expectations, name)(...(args as never[]));
  window.stage = {
    arm(expectation, limitMs, ...args) {
      pending = untilShown(firstInput(), holds(expectation, args), limitMs);
    },
    call(action, actionArgs, expectation, limitMs, ...args) {
      const started = performance.now();
      named(actions, action)(...(actionArgs as never[]));
      return untilShown(Promise.resolve(started), holds(expectation, args), limitMs);
    },
    reading: () => pending,
    act: (action, ...args) => named(actions, action)(...(args as never[])),
    settle: async () => {
      // Work that a frame defers to timers and messages (React's effects, observers) ends within a few turns.
      for (let turn = 0; turn < 4; turn++) {
        await endOfFrame();
        await new Promise<void>((resolve) => setTimeout(resolve, 4));
      }
    },
  };
}

function named<Value>(values: Record<string, Value>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`This part of the benchmark knows nothing of "${name}".`);
  return value;
}

/** The moment at which the browser received the first input event from now on. */
function firstInput(): Promise<number> {
  return new Promise((resolve) => {
    const take = (event: Event) => {
      for (const name of inputEvents) window.removeEventListener(name, take, true);
      resolve(event.timeStamp);
    };
    for (const name of inputEvents) window.addEventListener(name, take, { capture: true, passive: true });
  });
}

/** Frames run from the arming on, so that the first one after an input does not wait for the display's clock. */
async function untilShown(start: Promise<number>, holds: () => boolean, limitMs: number): Promise<Reading> {
  let started: number | undefined;
  void start.then((moment) => (started = moment));
  for (;;) {
    const arrived = await endOfFrame(() => started !== undefined && holds());
    const latencyMs = started === undefined ? 0 : performance.now() - started;
    if (arrived || latencyMs > limitMs) return { latencyMs, arrived };
  }
}

/**
 * Resolves after style, layout and paint of the next frame with what `look` said in it: a message posted in a frame's
 * callback is handled when the frame is done.
 */
function endOfFrame(look: () => boolean = () => true): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const seen = look();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(seen);
      channel.port2.postMessage(undefined);
    });
  });
}

/** The middle of an element in the viewport. Throws when there is none. */
export function middleOf(element: Element | null | undefined, what: string): [number, number] {
  if (!element) throw new Error(`There is no ${what} on the page.`);
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
