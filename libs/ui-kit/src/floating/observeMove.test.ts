/** @jest-environment jsdom */
import { observeMove } from './observeMove.ts';

type Look = (entries: { intersectionRatio: number }[]) => void;

describe('observeMove', () => {
  const made: { look: Look; threshold: number }[] = [];
  /** What the browser tells the newest observer: the share of the element that is where it was. */
  const look = (intersectionRatio: number) => made.at(-1)?.look([{ intersectionRatio }]);
  beforeEach(() => {
    made.length = 0;
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(callback: Look, { threshold }: { threshold: number }) {
          made.push({ look: callback, threshold });
        }
        observe() {}
        disconnect() {}
      },
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  const standAt = (top: number) =>
    jest.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 200));
  beforeEach(() => standAt(100));

  it('observeMove reports an element that moves after the first check', () => {
    const onMove = jest.fn();
    observeMove(document.body, onMove);
    look(1);
    expect(onMove).not.toHaveBeenCalled();
    look(0.7);
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it('observeMove reports an element that has moved before the first check, and each step of its way', () => {
    const onMove = jest.fn();
    observeMove(document.body, onMove);
    // Down, up and down again, by the same way each time: the share is the same at each look.
    for (const [step, top] of [120, 100, 120].entries()) {
      standAt(top);
      look(0.9);
      expect(onMove).toHaveBeenCalledTimes(step + 1);
    }
    look(1);
    expect(onMove).toHaveBeenCalledTimes(3);
    expect(made.at(-1)?.threshold).toBe(1);
    look(0.9);
    expect(onMove).toHaveBeenCalledTimes(4);
  });

  it('observeMove is idle for an element that is partly or fully outside the window', () => {
    const onMove = jest.fn();
    for (const share of [0.6, 0]) {
      observeMove(document.body, onMove);
      look(share);
      look(share);
      expect(onMove).not.toHaveBeenCalled();
      expect(made.at(-1)?.threshold).toBe(share);
    }
  });
});
