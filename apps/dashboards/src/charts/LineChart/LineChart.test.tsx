import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { monthlyPoints } from '../stories/chartData.test-support.ts';
import { renderChart } from '../stories/renderChart.test-support.tsx';
import { LineChart } from './LineChart.tsx';

const series = [
  { id: 'agency', label: 'Kramer', points: monthlyPoints([0.86, null, 0.87], 2) },
  { id: 'peers', label: 'Peers', isComparison: true, points: monthlyPoints([0.84, 0.85, 0.86]) },
];
const chart = (handlers: Partial<Parameters<typeof LineChart>[0]> = {}) => (
  <LineChart title="Retention" format="ratio" series={series} {...handlers} />
);
const plot = () => screen.getByRole('application', { name: /^Retention, 6 values/ });

describe('LineChart', () => {
  it('LineChart is a figure with a heading and a sentence [PLUS-35]', async () => {
    renderChart(chart());
    const figure = screen.getByRole('figure', { name: 'Retention' });
    expect(within(figure).getByRole('heading', { level: 3 })).toHaveTextContent('Retention');
    expect(plot()).toHaveAccessibleDescription('Kramer: 86.0% in Nov. Arrow keys move, T shows the table.');
    expect(await axe(figure)).toHaveNoViolations();
  });

  it('LineChart draws no line of zeros if all its values are withheld', () => {
    const points = monthlyPoints([null, null]);
    renderChart(<LineChart title="Retention" format="ratio" series={[{ id: 'agency', label: 'Kramer', points }]} />);
    expect(screen.getByText('Nothing to show')).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('LineChart heads its table with what is along the line, which is time if nothing else is named [PLUS-35]', () => {
    const head = () => within(screen.getByRole('table', { name: 'Retention' })).getAllByRole('columnheader')[0];
    const { rerender } = render(chart({ showsTable: true }));
    expect(head()).toHaveTextContent('Period');
    rerender(chart({ showsTable: true, axisNames: { x: 'Share of agencies', y: 'Share of premium' } }));
    expect(head()).toHaveTextContent('Share of agencies');
  });

  it('LineChart is one tab stop whose marks are announced as arrow keys move between them [PLUS-35]', async () => {
    const user = renderChart(chart());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Table' })).toHaveFocus();
    await user.tab();
    expect(plot()).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('Kramer, Dec: not shown. Reason: fewer than 5 agencies.');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('Peers, Dec: 85.0%.');
    await user.keyboard('{Home}{End}');
    expect(screen.getByRole('status')).toHaveTextContent('Peers, Jan: 86.0%.');
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('LineChart says that a period is unfinished', async () => {
    const user = renderChart(chart());
    await user.click(plot());
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('Kramer, Jan: 87.0%. Unfinished period.');
  });

  it('LineChart reports the mark on Enter and its menu with an anchor [PLUS-35]', async () => {
    const onSelect = jest.fn();
    const onMenu = jest.fn();
    const user = renderChart(chart({ onSelect, onMenu }));
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ itemId: 'm1', seriesId: 'agency' }));
    await user.keyboard('{Shift>}{F10}{/Shift}');
    expect(onMenu).toHaveBeenCalledWith(expect.objectContaining({ itemId: 'm1' }), expect.any(HTMLElement));
  });

  it('LineChart closes its tooltip on Escape, and leaves the marks on the next one [PLUS-35]', async () => {
    const user = renderChart(chart());
    await user.tab();
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Kramer, Nov');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(plot()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(plot()).not.toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('LineChart shows its numbers as a table, by the button and by T [PLUS-35]', async () => {
    const user = renderChart(chart());
    await user.tab();
    await user.tab();
    await user.keyboard('t');
    const table = screen.getByRole('table', { name: 'Retention' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Period', 'Kramer', 'Peers']);
    expect(within(table).getByRole('row', { name: 'Dec not shown: fewer than 5 agencies 85.0%' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: 'Jan 87.0% (unfinished) 86.0%' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Table: Retention' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Table', pressed: true }));
    expect(plot()).toBeInTheDocument();
  });

  it('LineChart returns from its table to the mark that the user was on [PLUS-35]', async () => {
    const user = renderChart(chart());
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowRight}tt{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('Kramer, Jan: 87.0%');
  });

  it('LineChart without values says so', () => {
    renderChart(<LineChart title="Retention" format="ratio" series={[]} />);
    expect(screen.getByText('Nothing to show')).toBeInTheDocument();
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
  });
});
