import fc from 'fast-check';
import { floatingPosition, type FloatingPositionParams } from './floatingPosition.ts';

const params: FloatingPositionParams = {
  anchor: { left: 100, top: 100, width: 80, height: 20 },
  surface: { width: 40, height: 30 },
  viewport: { left: 0, top: 0, width: 400, height: 300 },
  side: 'bottom',
  align: 'center',
  rtl: false,
  gap: 8,
  padding: 4,
};

describe('the position of a floating surface', () => {
  it.each([
    ['bottom', { left: 120, top: 128, side: 'bottom' }],
    ['top', { left: 120, top: 62, side: 'top' }],
    ['right', { left: 188, top: 95, side: 'right' }],
    ['left', { left: 52, top: 95, side: 'left' }],
  ] as const)('The surface is centred at the %s of its anchor', (side, expected) => {
    expect(floatingPosition({ ...params, side })).toEqual(expected);
  });

  it('The surface starts where the anchor starts', () => {
    expect(floatingPosition({ ...params, align: 'start' }).left).toBe(100);
  });

  it('The surface starts at the right edge of a right-to-left anchor, whether it is wider or narrower', () => {
    const start = { ...params, align: 'start', rtl: true } as const;
    expect(floatingPosition(start).left).toBe(140);
    expect(floatingPosition({ ...start, surface: { width: 160, height: 30 } }).left).toBe(20);
    expect(floatingPosition({ ...start, side: 'right' }).top).toBe(100);
    expect(floatingPosition({ ...start, align: 'center' }).left).toBe(120);
  });

  it('The surface changes to the other side if only that has room', () => {
    const low = { ...params, anchor: { ...params.anchor, top: 270 } };
    expect(floatingPosition(low)).toMatchObject({ side: 'top', top: 232 });
  });

  it('The surface keeps its side if the other has even less room', () => {
    const tall = { ...params, surface: { width: 40, height: 290 } };
    expect(floatingPosition(tall).side).toBe('bottom');
  });

  it('The surface has no room in the hidden part of the viewport', () => {
    const inView = { left: 0, top: 1000, width: 400, height: 300 };
    const low = { ...params, viewport: inView, anchor: { ...params.anchor, top: 1270 } };
    expect(floatingPosition(low)).toMatchObject({ side: 'top', top: 1232 });
    const high = { ...params, viewport: inView, anchor: { ...params.anchor, top: 1010 } };
    expect(floatingPosition({ ...high, side: 'top' })).toMatchObject({ side: 'bottom', top: 1038 });
    expect(floatingPosition({ ...high, side: 'right', anchor: { ...high.anchor, top: 990 } }).top).toBe(1004);
  });

  it('The surface never leaves the viewport along the side, as long as it fits', () => {
    const length = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(length, length, fc.constantFrom('start', 'center'), (left, width, align) => {
        const placed = floatingPosition({
          ...params,
          align: align as 'start' | 'center',
          anchor: { ...params.anchor, left, width },
        });
        expect(placed.left).toBeGreaterThanOrEqual(4);
        expect(placed.left + params.surface.width).toBeLessThanOrEqual(396);
      }),
    );
  });
});
