import fc from 'fast-check';
import { hiddenEdges } from './hiddenEdges.ts';

describe('hiddenEdges', () => {
  it.each([
    [0, 300, { start: false, end: false }],
    [0, 500, { start: false, end: true }],
    [100, 500, { start: true, end: true }],
    [200, 500, { start: true, end: false }],
    [199.6, 500, { start: true, end: false }],
    [0.4, 500, { start: false, end: true }],
  ])('hiddenEdges for a scroll offset of %d px of %d px', (scrollLeft, scrollWidth, expected) =>
    expect(hiddenEdges({ scrollLeft, clientWidth: 300, scrollWidth })).toEqual(expected),
  );

  it('hiddenEdges reports no edge if all is visible, and at least one edge otherwise', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), fc.double({ min: 0, max: 1, noNaN: true }), (clientWidth, more, part) => {
        const { start, end } = hiddenEdges({ clientWidth, scrollWidth: clientWidth + more, scrollLeft: more * part });
        if (more === 0) expect(start || end).toBe(false);
        if (more >= 2) expect(start || end).toBe(true);
      }),
    );
  });
});
