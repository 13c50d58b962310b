import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { progressShare } from './progressShare.ts';

const bar = () => screen.getByRole('progressbar', { name: 'Export' });

describe('ProgressBar', () => {
  describeConformance(<ProgressBar aria-label="Export" value={40} />, { themeName: 'KitProgressBar' });

  it('ProgressBar shows at least a round dot after the start, and nothing before', () => {
    const { rerender } = renderInTheme(<ProgressBar value={1} aria-label="Export" />);
    const shift = () => screen.getByRole('progressbar').style.getPropertyValue('--kit-progress-shift');
    expect(shift()).toBe('calc(max(1%, 8px) - 100%)');
    rerender(<ProgressBar value={0} aria-label="Export" />);
    expect(shift()).toBe('calc(0% - 100%)');
  });

  it('ProgressBar goes from 0 to 100 and is 100 px wide by default [KIT-PROGRESS-1]', () => {
    renderInTheme(<ProgressBar aria-label="Export" value={40} />);
    expect(bar()).toHaveAttribute('aria-valuemin', '0');
    expect(bar()).toHaveAttribute('aria-valuemax', '100');
    expect(bar()).toHaveAttribute('aria-valuenow', '40');
    expect(bar()).toHaveAttribute('aria-valuetext', '40%');
    expect(bar()).toHaveStyle({ width: '100px' });
    expect(bar().firstElementChild).toHaveStyle({ transform: 'translateX(-60%)' });
  });

  it('ProgressBar accepts custom ends, width and texts', () => {
    renderInTheme(
      <ProgressBar
        label="Export"
        value={600}
        min={500}
        max={1000}
        width={280}
        showValue
        formatValue={(rows) => `${rows} rows`}
      />,
    );
    expect(bar()).toHaveAttribute('aria-valuenow', '600');
    expect(bar()).toHaveAttribute('aria-valuetext', '600 rows');
    expect(bar().firstElementChild).toHaveStyle({ transform: 'translateX(-80%)' });
    expect(bar().parentElement).toHaveStyle({ width: '280px' });
    expect(screen.getByText('600 rows')).toBeVisible();
  });

  it('ProgressBar shows running work without a known progress', () => {
    renderInTheme(<ProgressBar aria-label="Export" showValue />);
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(bar().parentElement).toHaveTextContent('');
  });

  it('ProgressBar does not say 100% before the end', () => {
    renderInTheme(<ProgressBar aria-label="Export" value={99.9} showValue />);
    expect(screen.getByText('99%')).toBeVisible();
  });

  it('ProgressBar throws a clear message if max does not exceed min [KIT-PROGRESS-1]', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<ProgressBar aria-label="Export" min={10} max={10} />)).toThrow(
      'ProgressBar needs a max greater than its min; it was given min 10 and max 10.',
    );
    error.mockRestore();
  });
});

describe('the filled share of a bar', () => {
  const ends = fc
    .tuple(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.double({ noNaN: true, min: 1e-3, max: 1e9 }))
    .map(([min, length]) => [min, min + length] as const)
    .filter(([min, max]) => max > min);

  it('The filled share is from 0 to 100 for any value, and grows with it [KIT-PROGRESS-1]', () => {
    fc.assert(
      fc.property(ends, fc.double(), fc.double(), ([min, max], a, b) => {
        const [less, more] = [progressShare(Math.min(a, b), min, max), progressShare(Math.max(a, b), min, max)];
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(100);
        expect(less).toBeLessThanOrEqual(more);
        expect(progressShare(min, min, max)).toBe(0);
        expect(progressShare(max, min, max)).toBe(100);
      }),
    );
  });
});
