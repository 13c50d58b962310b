import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { cssOf } from '../testing/cssOf.test-support.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Stepper } from './Stepper.tsx';
import type { Step } from './Stepper.types.ts';
import { stepState } from './stepState.ts';

const steps: Step[] = [{ label: 'Agencies' }, { label: 'Columns', description: '9 of 14' }, { label: 'Export' }];
const items = () => screen.getAllByRole('listitem');
const states = () => items().map((item) => item.getAttribute('data-state'));

describe('Stepper', () => {
  describeConformance(<Stepper steps={steps} activeStep={1} aria-label="Export agencies" />, {
    refType: HTMLOListElement,
    themeName: 'KitStepper',
  });

  it('Stepper shows steps before the active one as completed and those after it as upcoming [KIT-STEPPER-1]', () => {
    const { rerender } = renderInTheme(<Stepper steps={steps} activeStep={1} />);
    expect(states()).toEqual(['completed', 'active', 'upcoming']);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Current: Columns9 of 14');
    expect(items()[0]).toHaveTextContent('Completed: Agencies');
    rerender(<Stepper steps={steps} activeStep={3} />);
    expect(states()).toEqual(['completed', 'completed', 'completed']);
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
  });

  it('Stepper shows an error in a step, in words as well [KIT-STEPPER-1]', () => {
    const wrong = steps.map((step, index) => (index === 1 ? { ...step, error: 'Choose at least one column.' } : step));
    renderInTheme(<Stepper steps={wrong} activeStep={2} />);
    expect(items()[1]).toHaveTextContent('Error, Completed: Columns');
    expect(within(items()[1] as HTMLElement).getByText('Choose at least one column.')).toBeVisible();
    expect(screen.queryByText('9 of 14')).toBeNull();
    expect(items()[1]).toHaveAttribute('data-error');
  });

  it('Stepper renders circles of 40 px [KIT-STEPPER-1]', () => {
    renderInTheme(<Stepper steps={steps} slotProps={{ circle: { className: 'circle' } }} />);
    const circles = document.querySelectorAll('.circle');
    expect(circles).toHaveLength(3);
    for (const circle of circles) expect(cssOf(circle)).toMatch(/width: ?40px;[^}]*height: ?40px/);
  });

  it('Stepper goes back to a completed step, and not ahead, if only completed steps are reachable', async () => {
    const onActiveStepChange = jest.fn();
    renderInTheme(
      <Stepper steps={steps} defaultActiveStep={1} selectable="completed" onActiveStepChange={onActiveStepChange} />,
    );
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onActiveStepChange).toHaveBeenCalledWith(0, { reason: 'step' });
    expect(screen.getAllByRole('listitem')[0]).toHaveFocus();
    expect(states()).toEqual(['active', 'upcoming', 'upcoming']);
  });

  it('Stepper goes to any enabled step if all are reachable, and only when its parent agrees', async () => {
    const some = steps.map((step, index) => ({ ...step, disabled: index === 2 }));
    renderInTheme(<Stepper steps={some} activeStep={1} selectable="all" />);
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /Agencies/ }));
    expect(states()).toEqual(['completed', 'active', 'upcoming']);
  });

  it.each([-1, 4, 0.5, NaN])('Stepper throws a clear message for an active step of %p', (activeStep) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Stepper steps={steps} activeStep={activeStep} />)).toThrow(
      'Stepper needs an activeStep that is a whole number from 0 to the number of its steps',
    );
    error.mockRestore();
  });

  it('Stepper has at most one active step, with all completed ones before it [KIT-STEPPER-1]', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (count, activeStep) => {
        const all = Array.from({ length: count }, (_, index) => stepState(index, activeStep));
        expect(all.filter((state) => state === 'completed')).toHaveLength(Math.min(count, activeStep));
        expect(all.indexOf('active')).toBe(activeStep < count ? activeStep : -1);
        expect(all.slice(activeStep + 1).every((state) => state === 'upcoming')).toBe(true);
      }),
    );
  });
});
