import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { forwardRef } from 'react';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { isCardSelected, pressCard } from './cardSelection.ts';
import { SelectorCard } from './SelectorCard.tsx';
import type { SelectorCardGroupProps, SelectorCardProps } from './SelectorCard.types.ts';
import { SelectorCardGroup } from './SelectorCardGroup.tsx';

const group = (props: Partial<SelectorCardGroupProps> = {}) => (
  <SelectorCardGroup {...({ label: 'Line of business', ...props } as SelectorCardGroupProps)}>
    <SelectorCard value="personal" title="Personal" description="Auto and home" />
    <SelectorCard value="commercial" title="Commercial" />
    <SelectorCard value="surplus" title="Surplus" disabled />
  </SelectorCardGroup>
);

/** A card is always inside a group. */
const CardInGroup = forwardRef<HTMLDivElement, Partial<SelectorCardProps>>(function CardInGroup(props, ref) {
  return (
    <SelectorCardGroup aria-label="Line of business">
      <SelectorCard ref={ref} value="personal" title="Personal" {...props} />
    </SelectorCardGroup>
  );
});

describe('SelectorCardGroup', () => {
  describeConformance(group(), { refType: HTMLFieldSetElement, themeName: 'KitSelectorCardGroup' });

  it('SelectorCardGroup chooses one card on a press anywhere in it [KIT-CARD-1]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(group({ onValueChange }));
    expect(screen.getByRole('radiogroup', { name: 'Line of business' })).toBeInTheDocument();
    const personal = screen.getByRole('radio', { name: 'Personal' });
    expect(personal).toHaveAccessibleDescription('Auto and home');
    await userEvent.click(personal);
    expect(personal).toBeChecked();
    expect(onValueChange).toHaveBeenLastCalledWith('personal', { reason: 'select' });
    await userEvent.click(screen.getByRole('radio', { name: 'Commercial' }));
    expect(personal).not.toBeChecked();
    expect(personal).toHaveStyle({ position: 'absolute', inset: '0', width: '100%', height: '100%' });
  });

  it('SelectorCardGroup chooses and unchooses several cards with `multiple` [KIT-CARD-1]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(group({ multiple: true, defaultValue: ['commercial'], onValueChange }));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onValueChange).toHaveBeenLastCalledWith(['commercial', 'personal'], { reason: 'select' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Commercial' }));
    expect(onValueChange).toHaveBeenLastCalledWith(['personal'], { reason: 'deselect' });
    expect(screen.getByRole('group', { name: 'Line of business' })).toBeInTheDocument();
  });

  it('Arrow keys move the choice in SelectorCardGroup', async () => {
    renderInTheme(group({ defaultValue: 'personal' }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Commercial' })).toBeChecked();
  });

  it("SelectorCardGroup shows its parent's value", async () => {
    renderInTheme(group({ value: null }));
    await userEvent.click(screen.getByRole('radio', { name: 'Personal' }));
    expect(screen.getByRole('radio', { name: 'Personal' })).not.toBeChecked();
  });

  it('SelectorCardGroup skips a disabled card, or is disabled as a whole', async () => {
    const { rerender } = renderInTheme(group());
    expect(screen.getByRole('radio', { name: 'Surplus' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Personal' })).toBeEnabled();
    rerender(group({ disabled: true }));
    for (const card of screen.getAllByRole('radio')) expect(card).toBeDisabled();
  });

  it('SelectorCardGroup shows its error', () => {
    renderInTheme(group({ required: true, error: 'Choose a line of business.' }));
    const choice = screen.getByRole('radiogroup', { name: /Line of business/ });
    expect(choice).toHaveAccessibleDescription('Choose a line of business.');
    expect(choice).toBeInvalid();
    expect(choice).toBeRequired();
  });
});

describe('SelectorCard', () => {
  describeConformance(<CardInGroup />, { themeName: 'KitSelectorCard' });

  it('SelectorCard throws an error that names the missing group', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<SelectorCard value="personal" title="Personal" />)).toThrow(
      'SelectorCard must be used inside a SelectorCardGroup, which holds what is chosen.',
    );
    error.mockRestore();
  });
});

describe('the choice of cards', () => {
  const value = fc.constantFrom('personal', 'commercial', 'surplus');

  it('The choice contains the last pressed card of a single choice, and of several those pressed an odd number of times [KIT-CARD-1]', () => {
    fc.assert(
      fc.property(fc.array(value), (presses) => {
        const one = presses.reduce<string | null>((chosen, press) => pressCard(chosen, press) as string, null);
        expect(one).toBe(presses.at(-1) ?? null);
        const several = presses.reduce<readonly string[]>(
          (chosen, press) => pressCard(chosen, press) as readonly string[],
          [],
        );
        expect(new Set(several).size).toBe(several.length);
        for (const card of ['personal', 'commercial', 'surplus']) {
          const times = presses.filter((press) => press === card).length;
          expect(isCardSelected(several, card)).toBe(times % 2 === 1);
        }
      }),
    );
  });
});
