import { render, screen } from '@testing-library/react';
import { useState, type ReactElement, type Ref } from 'react';
import { useFloatingPosition, type FloatingPlacement } from './useFloatingPosition.ts';

const placement: FloatingPlacement = { side: 'bottom', align: 'start', gap: 4, padding: 8 };

interface HangingProps {
  direction: 'ltr' | 'rtl';
  open?: boolean;
  surfaceRef?: Ref<HTMLElement>;
  own?: FloatingPlacement;
}

function Hanging({ direction, open = true, surfaceRef, own = placement }: HangingProps): ReactElement {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const ref = useFloatingPosition(anchor, own, surfaceRef);
  return (
    <>
      <div ref={setAnchor} style={{ direction }} />
      {open && anchor && <div ref={ref} data-testid="surface" />}
    </>
  );
}

describe('useFloatingPosition', () => {
  beforeEach(() => {
    const box = { left: 500, top: 100, width: 240, height: 36 } as DOMRect;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(320);
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1440);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['ltr', 500],
    ['rtl', 420],
  ] as const)(
    'useFloatingPosition aligns a surface wider than its anchor with the start of one that is read %s',
    (direction, left) => {
      render(<Hanging direction={direction} />);
      expect(screen.getByTestId('surface').style.transform).toMatch(`translate(${left}px, `);
    },
  );

  it("useFloatingPosition keeps a surface above the fixed area below the anchor's scroll container, if there is room above", () => {
    const heights = { offsetHeight: 80, clientHeight: 900 } as const;
    for (const [name, height] of Object.entries(heights))
      jest.spyOn(HTMLElement.prototype, name as keyof typeof heights, 'get').mockReturnValue(height);
    // The anchor is from 100 to 136 px.
    const sideWithin = (bottom: number) => {
      const { unmount } = render(
        <Hanging direction="ltr" own={{ ...placement, within: (viewport) => ({ ...viewport, height: bottom }) }} />,
      );
      const { side } = screen.getByTestId('surface').dataset;
      unmount();
      return side;
    };
    expect([900, 221, 219, 40].map(sideWithin)).toEqual(['bottom', 'bottom', 'top', 'top']);
  });

  it('useFloatingPosition follows the anchor as long as the surface is mounted', () => {
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    const surfaceRef = jest.fn();
    const { rerender } = render(<Hanging direction="ltr" surfaceRef={surfaceRef} />);
    const followers = added.mock.calls.filter(([type]) => type === 'resize').map(([, follow]) => follow);
    expect(followers.length).toBeGreaterThan(0);
    expect(surfaceRef).toHaveBeenLastCalledWith(screen.getByTestId('surface'));
    rerender(<Hanging direction="ltr" open={false} surfaceRef={surfaceRef} />);
    const gone = removed.mock.calls.filter(([type]) => type === 'resize').map(([, follow]) => follow);
    expect(gone).toEqual(expect.arrayContaining(followers));
    expect(surfaceRef).toHaveBeenLastCalledWith(null);
  });
});
