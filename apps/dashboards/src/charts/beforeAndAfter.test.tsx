import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { HeatMap, ScatterChart, StateMap, WaterfallChart } from './index.ts';
import { giveElementsSizes } from '../testing/giveElementsSizes.test-support.ts';
import { renderChart } from './stories/renderChart.test-support.tsx';

beforeAll(giveElementsSizes);

const title = 'Tile';
const quadrants = { topRight: 'Both', topLeft: 'Keeping', bottomRight: 'Growing', bottomLeft: 'Neither' };

/** Each chart with a value that moved, what it draws of that, and what it says of the first mark. */
const charts: readonly [name: string, chart: ReactElement, drawn: string, said: string][] = [
  [
    'HeatMap',
    <HeatMap
      title={title}
      format="count"
      rows={[{ id: 'ca', label: 'Auto', cells: [{ id: 'nov', label: 'Nov', value: 40, before: 50 }] }]}
    />,
    'path.chart-moved',
    'Before: 50 (−20.0%)',
  ],
  [
    'StateMap',
    <StateMap title={title} format="ratio" measure="Growth" states={[{ code: 'TX', value: 0.5, before: 0.4 }]} />,
    'path.chart-moved',
    'Before: 40.0% (+10.0 pt)',
  ],
  [
    'WaterfallChart',
    <WaterfallChart
      title={title}
      format="cents"
      start={{ id: 'start', label: 'Last year', value: 3e8, before: 4e8 }}
      changes={[{ id: 'new', label: 'New', value: 1e8, before: 2e8 }]}
      end={{ id: 'end', label: 'Now' }}
    />,
    'rect.chart-ghost',
    'Before: $4,000,000 (−25.0%)',
  ],
  [
    'ScatterChart',
    <ScatterChart
      title={title}
      points={[{ id: 'a', label: 'Kramer', x: 0.1, y: 0.9, before: { x: 0.2, y: 0.8 } }]}
      x={{ label: 'Growth', format: 'ratio', middle: 0, middleBefore: 0.05 }}
      y={{ label: 'Retention', format: 'ratio', middle: 0.8 }}
      quadrants={quadrants}
    />,
    'path.chart-ghost[d^="M"]',
    'Before: Growth 20.0%, Retention 80.0%',
  ],
];

it('the arrow of a state is above its letters', () => {
  renderChart(
    <StateMap title={title} format="ratio" measure="Growth" states={[{ code: 'TX', value: 0.5, before: 0.4 }]} />,
  );
  const letters = screen.getByText('TX', { selector: 'tspan' });
  const baseline = Number(letters.closest('text')?.getAttribute('y')) + 0.35 * 12;
  const corners = [...(document.querySelector('.chart-moved')?.getAttribute('d') ?? '').matchAll(/,([\d.]+)/g)];
  // A capital letter is 0.71 em high.
  expect(Math.max(...corners.map(([, y]) => Number(y)))).toBeLessThan(baseline - 0.71 * 12);
});

it('a waterfall is scaled to its own values if the previous ones were much larger', () => {
  renderChart(
    <WaterfallChart
      title={title}
      format="cents"
      start={{ id: 'start', label: 'Last year', value: 9e7, before: 66e7 }}
      changes={[{ id: 'new', label: 'New', value: 2e7, before: 5e7 }]}
      end={{ id: 'end', label: 'Now' }}
    />,
  );
  const numbersOf = (selector: string, name: string) =>
    [...document.querySelectorAll(`[role="application"] ${selector}`)].map((one) => Number(one.getAttribute(name)));
  const bars = 'rect[class^="chart-fill"]';
  expect(Math.max(...numbersOf(bars, 'height'))).toBeGreaterThan(80);
  const labels = numbersOf('.chart-strong', 'y');
  expect(labels).toEqual(numbersOf(bars, 'y').map((top) => top - 7));
});

describe('before and after a change of filters [PLUS-32]', () => {
  it.each(charts)('%s draws what has changed, and names the previous values', async (_name, chart, drawn, said) => {
    renderChart(chart);
    const plot = screen.getByRole('application');
    expect(plot.querySelector(drawn)).not.toBeNull();
    act(() => plot.focus());
    await userEvent.keyboard('{Home}');
    expect(await screen.findByRole('tooltip')).toHaveTextContent(said);
  });
});
