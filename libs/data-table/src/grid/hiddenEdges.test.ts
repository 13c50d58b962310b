import fc from 'fast-check';
import { hiddenEdges } from './hiddenEdges.ts';

describe('hiddenEdges', () => {
  it.each([
    [0, 300, { left: false, right: false }],
    [0, 500, { left: false, right: true }],
    [100, 500, { left: true, right: true }],
    [200, 500, { left: true, right: false }],
    [199.6, 500, { left: true, right: false }],
    [0.4, 500, { left: false, right: true }],
  ])('scrolled by %d px of %d px', (scrollLeft, scrollWidth, expected) =>
    expect(hiddenEdges({ scrollLeft, clientWidth: 300, scrollWidth })).toEqual(expected),
  );

  it('hides nothing where all is in view, and something at one edge at least where it is not', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), fc.double({ min: 0, max: 1, noNaN: true }), (clientWidth, more, part) => {
        const { left, right } = hiddenEdges({ clientWidth, scrollWidth: clientWidth + more, scrollLeft: more * part });
        if (more === 0) expect(left || right).toBe(false);
        if (more >= 2) expect(left || right).toBe(true);
      }),
    );
  });
});
