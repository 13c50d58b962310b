import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { cloneElement, type ReactElement } from 'react';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { RangeSliderDropdown } from '../RangeSliderDropdown/RangeSliderDropdown.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { sliderScale } from '../Slider/sliderScale.ts';
import { cssOf } from '../testing/cssOf.test-support.ts';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { createInsightsTheme } from '../theme/createInsightsTheme.ts';
import { colors } from '../theme/tokens.ts';
import { DoubleSlider } from './DoubleSlider.tsx';
import { keepApart, positionsOn, reportedRange } from './rangeRules.ts';

const premiums = { customValues: [0, 250_000, 500_000, 1_000_000, 5_000_000, 10_000_000] };

describe('in right-to-left pages', () => {
  const rightToLeft = { theme: createInsightsTheme({ direction: 'rtl' }) };

  it('A slider measures from the right, and arrow left increases its value', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<Slider label="Share" defaultValue={40} onValueChange={onValueChange} />, rightToLeft);
    const thumb = screen.getByRole('slider', { name: 'Share' }).parentElement as HTMLElement;
    expect(thumb.style.right).toBe('40%');
    expect(cssOf(thumb)).toMatch(/width: ?14px[^]*transform: ?translate\(50%, ?-50%\)/);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onValueChange).toHaveBeenLastCalledWith(41, { reason: 'keyboard' });
    await userEvent.keyboard('{ArrowUp}');
    expect(onValueChange).toHaveBeenLastCalledWith(42, { reason: 'keyboard' });
  });

  it.each([
    ['a range dropdown', <RangeSliderDropdown key="1" label="Premium" min={0} defaultValue={[20, 50]} />, '20 – 50'],
    [
      'a range of days',
      <DateRangePicker
        key="2"
        label="Effective"
        defaultValue={{ from: new Date(2026, 10, 3), to: new Date(2026, 10, 9) }}
      />,
      '11/03/2026 – 11/09/2026',
    ],
  ])('The ends of %s still read from left to right', (_name, picker, words) => {
    renderInTheme(picker, rightToLeft);
    // The content of a bdi without any letter reads from left to right.
    expect(screen.getByText(words).tagName).toBe('BDI');
  });

  it('Both handles of a range measure from the right', async () => {
    const onValueChange = jest.fn();
    const slider = <DoubleSlider label="Premium" defaultValue={[20, 60]} onValueChange={onValueChange} />;
    renderInTheme(slider, rightToLeft);
    const thumbs = screen.getAllByRole('slider').map((input) => input.parentElement as HTMLElement);
    expect(thumbs.map(({ style }) => style.right)).toEqual(['20%', '60%']);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange).toHaveBeenLastCalledWith([19, 60], { reason: 'keyboard' });
  });
});

it('The handles of a range can be pressed 24 px wide, each on its outer side', () => {
  renderInTheme(<DoubleSlider label="Premium" defaultValue={[20, 21]} />);
  const [low, high] = screen.getAllByRole('slider').map((input) => cssOf(input));
  expect(low).toMatch(/inset-inline-end: ?0;[^}]*width: ?24px/);
  expect(high).toMatch(/inset-inline-start: ?0;[^}]*width: ?24px/);
});

describe('Slider', () => {
  describeConformance(<Slider label="Policies" />, { themeName: 'KitSlider' });

  it('Slider goes from 0 to 100 by default [KIT-RANGE-1]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<Slider label="Policies" onValueChange={onValueChange} />);
    const slider = screen.getByRole('slider', { name: 'Policies' });
    expect(slider).toHaveAttribute('min', '0');
    expect(slider).toHaveAttribute('max', '100');
    expect(screen.getByText('100')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(onValueChange).toHaveBeenLastCalledWith(100, { reason: 'keyboard' });
  });

  it('Slider moves over custom values and shows custom labels [KIT-RANGE-6]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <Slider
        label="Premium"
        customValues={[0, 1_000, 1_000_000]}
        customLabels={['$0', '$1K', '$1M']}
        defaultValue={1_000}
        onValueChange={onValueChange}
      />,
    );
    expect(screen.getByText('$1K')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange).toHaveBeenLastCalledWith(1_000_000, { reason: 'keyboard' });
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '$1M');
  });

  it.each([
    ['ten steps', { max: 500_000_000, step: 1_000_000, defaultValue: 10_000_000 }, 20_000_000],
    ['a tenth of a scale of few steps', { max: 1, step: 0.05, defaultValue: 0.3 }, 0.4],
    ['at least one of few values', { customValues: [1, 5, 10, 50], defaultValue: 5 }, 10],
  ])('Slider moves by %s with Page keys, and by as much with Shift and an arrow key', async (_far, scale, after) => {
    const onValueChange = jest.fn();
    renderInTheme(<Slider label="Premium" {...scale} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    expect(onValueChange).toHaveBeenLastCalledWith(after, { reason: 'keyboard' });
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(onValueChange).toHaveBeenLastCalledWith(scale.defaultValue, { reason: 'keyboard' });
  });

  it('Slider reports the value set by a key, also on key up', async () => {
    const onValueCommit = jest.fn();
    renderInTheme(<Slider label="Policies" defaultValue={40} onValueCommit={onValueCommit} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueCommit).toHaveBeenLastCalledWith(41, { reason: 'keyboard' });
  });

  it.each([
    ['one', <Slider key="1" label="Policies" disabled />],
    ['two', <DoubleSlider key="2" label="Policies" disabled />],
  ])(
    'The handles of Slider (%s) are not focusable while it is disabled, and it is greyed with its texts',
    async (_count, slider) => {
      const { container } = renderInTheme(slider);
      for (const handle of screen.getAllByRole('slider')) expect(handle).toBeDisabled();
      await userEvent.tab();
      expect(document.body).toHaveFocus();
      expect(cssOf(screen.getByText('Policies').parentElement as Element)).toContain(colors.textDisabled);
      expect(container.querySelector('.MuiSlider-root')).toHaveClass('Mui-disabled');
    },
  );
});

describe('DoubleSlider', () => {
  describeConformance(<DoubleSlider label="Written premium" />, { themeName: 'KitDoubleSlider' });

  it('DoubleSlider throws when min exceeds max [KIT-RANGE-2]', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<DoubleSlider label="Premium" min={10} max={5} />)).toThrow(
      'min value must be less than max value',
    );
    error.mockRestore();
  });

  it('DoubleSlider keeps its handles a step apart [KIT-RANGE-2]', () => {
    const onValueChange = jest.fn();
    renderInTheme(<DoubleSlider label="Premium" step={5} defaultValue={[20, 40]} onValueChange={onValueChange} />);
    const [low, high] = screen.getAllByRole('slider');
    expect(low).toHaveAccessibleName('Premium minimum');
    fireEvent.change(low as Element, { target: { value: 40 } });
    expect(onValueChange).toHaveBeenLastCalledWith([35, 40], { reason: 'input' });
    fireEvent.change(high as Element, { target: { value: 10 } });
    expect(onValueChange).toHaveBeenLastCalledWith([35, 40], { reason: 'input' });
  });

  it.each<[string, ReactElement<{ onValueChange?: jest.Mock }>]>([
    ['a slider', <DoubleSlider key="1" label="Premium" {...premiums} defaultValue={[250_000, 1_500_000]} />],
    ['a dropdown', <RangeSliderDropdown key="2" label="Premium" {...premiums} defaultValue={[250_000, 1_500_000]} />],
  ])('The end of %s that is not moved keeps its value, also between two steps', async (kind, slider) => {
    const onValueChange = jest.fn();
    renderInTheme(cloneElement(slider, { onValueChange }));
    const apply = async () => {
      if (kind === 'a slider') return;
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    };
    const open = async () => {
      if (kind === 'a dropdown') await userEvent.click(screen.getByRole('button', { name: /Premium/ }));
    };
    await open();
    fireEvent.change(screen.getByRole('slider', { name: 'Premium minimum' }), { target: { value: 4 } });
    await apply();
    expect(onValueChange.mock.lastCall?.[0]).toEqual([500_000, 1_500_000]);
    await open();
    fireEvent.change(screen.getByRole('slider', { name: 'Premium maximum' }), { target: { value: 4 } });
    await apply();
    expect(onValueChange.mock.lastCall?.[0]).toEqual([500_000, 5_000_000]);
  });

  it.each<[[number, number], string]>([
    [[50, 50], '50 – 60'],
    [[0, 0], '0 – 10'],
    [[100, 97], '90 – 100'],
  ])('DoubleSlider renders a pair closer than a step, %j, a step apart [KIT-RANGE-2]', (pair, words) => {
    renderInTheme(
      <>
        <DoubleSlider label="Premium" step={10} defaultValue={pair} />
        <RangeSliderDropdown label="Written premium" min={0} max={100} step={10} value={pair} />
      </>,
    );
    const handles = screen.getAllByRole('slider').map((handle) => handle.getAttribute('aria-valuenow'));
    expect(handles.join(' – ')).toBe(words);
    expect(screen.getByRole('button', { name: /Written premium/ })).toHaveTextContent(words);
  });

  it('DoubleSlider reports the visible pair on release, whatever was set before', async () => {
    const onValueCommit = jest.fn();
    const slider = (value: [number, number]) => <DoubleSlider label="Premium" {...{ value, onValueCommit }} />;
    const { rerender } = renderInTheme(slider([0, 100]));
    const low = screen.getAllByRole('slider')[0] as HTMLElement;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueCommit.mock.calls).toEqual([[[1, 100], { reason: 'keyboard' }]]);
    // The parent did not take it: a press without a move sets nothing.
    rerender(slider([0, 100]));
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
    // Environments of tests know no PointerEvent. Older versions of Material UI listen to the mouse.
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
      fireEvent(low, new MouseEvent(type, { bubbles: true }));
    jest.restoreAllMocks();
    expect(onValueCommit.mock.calls.slice(1)).toEqual([[[0, 100], { reason: 'pointer' }]]);
  });

  it('DoubleSlider renders a distribution with as many bars as it has parts', () => {
    const { container } = renderInTheme(
      <DoubleSlider label="Premium" defaultValue={[50, 100]} distribution={[1, 2, 3, 4]} />,
    );
    const bars = container.querySelectorAll('[aria-hidden="true"] > span');
    expect(bars).toHaveLength(4);
    expect([...bars].map((bar) => bar.hasAttribute('data-inside'))).toEqual([false, false, true, true]);
  });

  it('DoubleSlider shows the chosen range above the track, and the ends of the scale at the ends of the track', () => {
    const slider = (showEnds?: boolean) => (
      <DoubleSlider label="Premium" max={60} value={[15, 40]} formatValue={(value) => `$${value}M`} {...{ showEnds }} />
    );
    const { rerender } = renderInTheme(slider());
    expect(screen.getByText('$15M – $40M')).toBeVisible();
    expect(screen.getByText('$0M')).toBeVisible();
    expect(screen.getByText('$60M')).toBeVisible();
    rerender(slider(false));
    expect(screen.getByText('$15M – $40M')).toBeVisible();
    expect(screen.queryByText('$60M')).toBeNull();
  });

  it('DoubleSlider accepts custom values and labels for its ends [KIT-RANGE-6]', () => {
    renderInTheme(
      <DoubleSlider
        label="Premium"
        customValues={[0, 500, 25_000]}
        customLabels={['$0', '$500', '$25K+']}
        defaultValue={[500, 25_000]}
      />,
    );
    expect(screen.getByText('$500 – $25K+')).toBeVisible();
    expect(screen.getByText('$0')).toBeVisible();
  });
});

describe('the rules of a range', () => {
  const number = fc.integer({ min: -1000, max: 1000 });

  it('The range rules keep the ends a step apart and inside the limits [KIT-RANGE-2]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(0, 1),
        fc.integer({ min: 1, max: 20 }),
        (a, b, handle, step) => {
          const other = handle === 0 ? Math.max(b, step) : Math.min(a, 100 - step);
          const moved = handle === 0 ? ([Math.min(a, other), other] as const) : ([other, Math.max(b, other)] as const);
          const [low, high] = keepApart(moved, handle, step, [0, 100]);
          expect(high - low).toBeGreaterThanOrEqual(step);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(100);
          expect(handle === 0 ? high : low).toBe(other);
        },
      ),
    );
  });

  it('The range rules report the full range and the default one as cleared [KIT-RANGE-4]', () => {
    expect(reportedRange([0, 60], [0, 60], undefined)).toBeUndefined();
    expect(reportedRange([10, 20], [0, 60], [10, 20])).toBeUndefined();
    expect(reportedRange([10, 30], [0, 60], [10, 20])).toEqual([10, 30]);
  });

  it('The range rules bring any range into order, into the limits and a step apart if the scale has one [KIT-RANGE-2]', () => {
    const steps = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(number, number, number, number, steps, (a, b, c, d, step) => {
        const scale = sliderScale({ min: Math.min(c, d), max: Math.max(c, d), step });
        const [low, high] = positionsOn(scale, [a, b]);
        expect(high - low).toBeGreaterThanOrEqual(Math.min(step, scale.max - scale.min));
        expect(low).toBeGreaterThanOrEqual(scale.min);
        expect(high).toBeLessThanOrEqual(scale.max);
        expect(positionsOn(scale, [low, high])).toEqual([low, high]);
      }),
    );
  });

  it('The range rules keep ends that are a fractional step apart', () => {
    expect(positionsOn(sliderScale({ max: 1, step: 0.1 }), [0.2, 0.3])).toEqual([0.2, 0.3]);
  });

  it('The range rules recognise whole fractional steps, however they were reached', () => {
    fc.assert(
      fc.property(fc.constantFrom(0.1, 0.05, 0.2, 0.25, 1, 1000), fc.integer({ min: 0, max: 200 }), (step, count) => {
        const scale = sliderScale({ min: 0, max: 200 * step, step });
        let value = 0;
        for (let move = 0; move < count; move++) value = scale.valueAt(value + scale.step);
        expect(value).toBe(Number((count * step).toFixed(2)));
        for (let move = 0; move < count; move++) value = scale.valueAt(value - scale.step);
        expect(value).toBe(0);
      }),
    );
  });

  it('The range rules find the position of every custom value [KIT-RANGE-6]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(number, { minLength: 1 }), (values) => {
        const customValues = values.sort((a, b) => a - b);
        const scale = sliderScale({ customValues });
        for (const value of customValues) expect(scale.valueAt(scale.positionOf(value))).toBe(value);
      }),
    );
  });
});

describe('RangeSliderDropdown', () => {
  describeConformance(<RangeSliderDropdown label="Written premium" min={0} max={60} />, {
    refType: HTMLButtonElement,
    themeName: 'KitRangeSliderDropdown',
  });

  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: /Written premium/ }));
    return within(screen.getByRole('dialog', { name: 'Written premium' }));
  };
  const moveLow = (panel: ReturnType<typeof within>, value: number) =>
    fireEvent.change(panel.getAllByRole('slider')[0] as Element, { target: { value } });

  it('A required RangeSliderDropdown without a range asks for one', () => {
    renderInTheme(
      <>
        <RangeSliderDropdown label="Optional" min={0} max={60} />
        <RangeSliderDropdown label="Needed" min={0} max={60} required />
      </>,
    );
    expect(screen.getByRole('button', { name: /^Optional/ })).toHaveTextContent('Any');
    expect(screen.getByRole('button', { name: /^Needed/ })).toHaveTextContent('Choose a range');
  });

  it('RangeSliderDropdown opens and closes, and discards an unapplied draft [KIT-RANGE-3]', async () => {
    renderInTheme(<RangeSliderDropdown label="Written premium" min={0} max={60} />);
    const panel = await open();
    moveLow(panel, 10);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /Written premium/ })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: /Written premium/ })).toHaveTextContent('Any');
  });

  it('RangeSliderDropdown opens with the focus on its first handle, which arrow keys move, and returns it there after clearing', async () => {
    renderInTheme(<RangeSliderDropdown label="Written premium" min={0} max={60} />);
    screen.getByRole('button', { name: /Written premium/ }).focus();
    await userEvent.keyboard('{Enter}');
    const [low, high] = screen.getAllByRole('slider');
    expect(low).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(low).toHaveAttribute('aria-valuenow', '2');
    await userEvent.tab();
    expect(high).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Tab}{Enter}');
    expect(low).toHaveFocus();
    expect(low).toHaveAttribute('aria-valuenow', '0');
  });

  it('RangeSliderDropdown applies only a draft that differs [KIT-RANGE-3]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<RangeSliderDropdown label="Written premium" min={0} max={60} onValueChange={onValueChange} />);
    const panel = await open();
    expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
    moveLow(panel, 10);
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    expect(onValueChange).toHaveBeenCalledWith([10, 60], { reason: 'apply' });
    expect(screen.getByRole('button', { name: /Written premium/ })).toHaveTextContent('10 – 60');
  });

  it('"Clear Range" clears to the full range, once there is a range to clear [KIT-RANGE-3] [KIT-RANGE-4]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<RangeSliderDropdown label="Written premium" min={0} max={60} onValueChange={onValueChange} />);
    const panel = await open();
    const clear = panel.getByRole('button', { name: 'Clear Range' });
    expect(clear).toBeDisabled();
    moveLow(panel, 10);
    expect(clear).toBeEnabled();
    await userEvent.click(clear);
    expect(onValueChange).toHaveBeenCalledWith(undefined, { reason: 'clear' });
    expect(panel.getAllByRole('slider')[0]).toHaveAttribute('aria-valuenow', '0');
    expect(clear).toBeDisabled();
  });

  it('RangeSliderDropdown still clears an applied range while the draft is the full one [KIT-RANGE-3]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <RangeSliderDropdown label="Written premium" min={0} max={60} value={[10, 60]} onValueChange={onValueChange} />,
    );
    const panel = await open();
    moveLow(panel, 0);
    const clear = panel.getByRole('button', { name: 'Clear Range' });
    expect(clear).toBeEnabled();
    await userEvent.click(clear);
    expect(onValueChange).toHaveBeenLastCalledWith(undefined, { reason: 'clear' });
  });

  it('RangeSliderDropdown clears a range that has a default to the full one, and shows it [KIT-RANGE-3]', async () => {
    renderInTheme(<RangeSliderDropdown label="Written premium" min={0} max={60} defaultValue={[10, 60]} />);
    const field = screen.getByRole('button', { name: /Written premium/ });
    expect(field).toHaveTextContent('10 – 60');
    const panel = await open();
    const clear = panel.getByRole('button', { name: 'Clear Range' });
    expect(clear).toBeDisabled();
    moveLow(panel, 20);
    expect(clear).toBeEnabled();
    await userEvent.click(clear);
    expect(panel.getAllByRole('slider')[0]).toHaveAttribute('aria-valuenow', '0');
    expect(clear).toBeDisabled();
    expect(field).toHaveTextContent('Any');
    moveLow(panel, 10);
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    expect(field).toHaveTextContent('10 – 60');
  });

  it('RangeSliderDropdown restarts at its default when its parent resets it, even after clearing', async () => {
    const slider = (value: [number, number] | null | undefined) => (
      <RangeSliderDropdown label="Written premium" min={0} max={60} defaultValue={[10, 60]} value={value} />
    );
    const { rerender } = renderInTheme(slider(null));
    const field = screen.getByRole('button', { name: /Written premium/ });
    const panel = await open();
    moveLow(panel, 20);
    await userEvent.click(panel.getByRole('button', { name: 'Clear Range' }));
    expect(field).toHaveTextContent('Any');
    rerender(slider([20, 30]));
    rerender(slider(null));
    expect(field).toHaveTextContent('10 – 60');
  });

  it('RangeSliderDropdown reports a range set back to its default as cleared [KIT-RANGE-4]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <RangeSliderDropdown
        label="Written premium"
        min={0}
        max={60}
        defaultValue={[10, 60]}
        onValueChange={onValueChange}
      />,
    );
    let panel = await open();
    moveLow(panel, 20);
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    expect(onValueChange).toHaveBeenLastCalledWith([20, 60], { reason: 'apply' });
    await userEvent.keyboard('{Escape}');
    panel = await open();
    moveLow(panel, 10);
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    expect(onValueChange).toHaveBeenLastCalledWith(undefined, { reason: 'apply' });
  });

  it('RangeSliderDropdown recognises a fractional range that was moved back as the full one [KIT-RANGE-3] [KIT-RANGE-4]', async () => {
    renderInTheme(<RangeSliderDropdown label="Written premium" min={0} max={1} step={0.1} />);
    const panel = await open();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(panel.getByRole('button', { name: 'Apply' })).toBeEnabled();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
    expect(panel.getByRole('button', { name: 'Clear Range' })).toBeDisabled();
  });

  it.each([
    ['max', { max: 500 }, ['0', '500']],
    ['min', { min: 20 }, ['20', '100']],
  ])(
    'RangeSliderDropdown has a scale with %s alone, from 0 to 100 by default [KIT-RANGE-1]',
    async (_given, limits, ends) => {
      renderInTheme(<RangeSliderDropdown label="Written premium" {...limits} />);
      const handles = (await open()).getAllByRole('slider');
      expect(handles.map((handle) => handle.getAttribute('aria-valuenow'))).toEqual(ends);
    },
  );

  it('RangeSliderDropdown says "No range provided" without values [KIT-RANGE-5]', async () => {
    renderInTheme(<RangeSliderDropdown label="Written premium" />);
    const panel = await open();
    expect(panel.getByText('No range provided')).toBeVisible();
    expect(panel.queryByRole('slider')).toBeNull();
  });
});
