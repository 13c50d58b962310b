import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contrast } from '../theme/contrast.test-support.ts';
import { darkPalette, highContrastPalette, lightPalette, type KitPalette } from '../theme/palette.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Switch } from './Switch.tsx';

/** The colour of the palette that a style refers to: `var(--mui-palette-kit-surface, #ffffff)`. */
function colorIn(palette: KitPalette, style: string): string {
  const name = /--mui-palette-kit-(\w+)/.exec(style)?.[1] ?? '';
  return palette[name as keyof KitPalette];
}

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
  ['high-contrast', highContrastPalette],
])('a switch in the %s scheme', (_name, palette) => {
  const track = (checked: boolean) => {
    const { unmount } = renderInTheme(<Switch label="Show closed agencies" defaultChecked={checked} />);
    const style = getComputedStyle(screen.getByRole('switch', { name: 'Show closed agencies' }));
    const [fill, edge] = [style.backgroundColor, style.borderColor || style.border].map((color) =>
      colorIn(palette, color),
    );
    unmount();
    const against = (color = '') => contrast(color, palette.surface);
    return { fill: against(fill), edge: against(edge) };
  };

  it('A switch that is on has a higher contrast than one that is off', () => {
    expect(track(true).fill).toBeGreaterThanOrEqual(3 * track(false).fill);
  });

  it.each([true, false])('The edge of a switch has a contrast of at least 3:1, on: %s', (checked) => {
    expect(track(checked).edge).toBeGreaterThanOrEqual(3);
  });
});

it('Switch reads its help as a description, not also in its name', async () => {
  renderInTheme(<Switch label="Administrator" helperText="Invites people." />);
  const control = screen.getByRole('switch', { name: 'Administrator' });
  expect(control).toHaveAccessibleDescription('Invites people.');
  await userEvent.click(screen.getByText('Invites people.'));
  expect(control).toBeChecked();
});
