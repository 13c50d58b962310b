import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Banner } from './Banner.tsx';

/** The rules that hold inside a media query, which jsdom does not apply. */
function rulesInside(media: string): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.conditionText.includes(media))
    .map((rule) => rule.cssText)
    .join('\n');
}

describe('Banner', () => {
  describeConformance(<Banner title="Planned maintenance">No exports on Saturday.</Banner>, {
    themeName: 'KitBanner',
  });

  it('Banner renders an unknown severity of a server as default', () => {
    renderInTheme(<Banner severity={'danger' as never}>Quota reached.</Banner>);
    expect(screen.getByRole('status').querySelector('[data-severity="default"]')).toHaveTextContent('Quota reached.');
  });

  it('Banner slides in over 3 s, unless the user prefers reduced motion [KIT-BANNER-1]', () => {
    renderInTheme(<Banner>No exports on Saturday.</Banner>);
    expect(getComputedStyle(screen.getByRole('status')).getPropertyValue('--kit-banner-slide')).toBe('3000ms');
    expect(rulesInside('prefers-reduced-motion: no-preference')).toMatch(
      /animation: ?kit-banner-in-?\S* var\(--kit-banner-slide\)/,
    );
    expect(getComputedStyle(screen.getByRole('status').firstElementChild as Element).animation).toBe('');
  });

  it('Banner reports that the user closes it', async () => {
    const onOpenChange = jest.fn();
    renderInTheme(<Banner onOpenChange={onOpenChange}>No exports on Saturday.</Banner>);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'close-button' });
    expect(screen.queryByText('No exports on Saturday.')).toBeNull();
  });

  it("Banner shows its parent's value, without a close button if it cannot be closed", async () => {
    const onClick = jest.fn();
    renderInTheme(
      <Banner open closable={false} severity="warning" action={{ label: 'Try again', onClick }}>
        You are offline.
      </Banner>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
