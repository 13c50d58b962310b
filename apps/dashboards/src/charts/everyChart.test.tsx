import { act, cleanup, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactElement } from 'react';
import {
  BarChart,
  HeatMap,
  Histogram,
  LineChart,
  NumberWithSparkline,
  ScatterChart,
  StackedBarChart,
  StateMap,
  WaterfallChart,
} from './index.ts';
import { renderChart } from './stories/renderChart.test-support.tsx';

const months = [
  { id: 'nov', label: 'Nov', value: 2e8 },
  { id: 'dec', label: 'Dec', value: null, reason: 'fewer than 5 agencies' },
  { id: 'jan', label: 'Jan', value: 1e8 },
];
const quadrants = {
  topRight: 'Growing and keeping',
  topLeft: 'Keeping',
  bottomRight: 'Growing',
  bottomLeft: 'Neither',
};
const axis = {
  x: { label: 'Growth', format: 'ratio', middle: 0 },
  y: { label: 'Retention', format: 'ratio', middle: 0.8 },
} as const;
const points = [
  { id: 'a', label: 'Kramer', x: 0.1, y: 0.9 },
  { id: 'b', label: 'Brazos', x: -0.1, y: 0.7 },
];
const onSelect = jest.fn();
const onMenu = jest.fn();
const common = { title: 'Tile', format: 'cents', onSelect, onMenu } as const;

/** Each chart with its sentence, its first announcement, the first mark's ids and a row of its table. */
const charts: readonly [
  name: string,
  chart: ReactElement,
  sentence: string,
  first: string,
  ids: object,
  row: string,
][] = [
  [
    'NumberWithSparkline',
    <NumberWithSparkline
      {...common}
      value={3e8}
      change={{ value: 0.02, format: 'ratio' }}
      comparison="peers +4%"
      points={months}
    />,
    'Tile: $3.0M, up 2.0%; peers +4%.',
    'Nov: $2,000,000.',
    { itemId: 'nov' },
    'Dec not shown: fewer than 5 agencies',
  ],
  [
    'LineChart',
    <LineChart {...common} series={[{ id: 's', label: 'Premium', points: months }]} />,
    'Premium fell from $2M in Nov to $1M in Jan.',
    'Nov: $2,000,000.',
    { itemId: 'nov', seriesId: 's' },
    'Jan $1,000,000',
  ],
  [
    'BarChart',
    <BarChart
      {...common}
      bars={[
        { id: 'ca', label: 'Auto', value: 5e8, peer: 4e8 },
        { id: 'gl', label: 'GL', value: null, reason: 'withheld' },
      ]}
    />,
    'Auto is largest, $5.0M, and farthest above peers.',
    'Auto: $5,000,000. Peers: $4,000,000.',
    { itemId: 'ca' },
    'GL not shown: withheld not shown',
  ],
  [
    'StackedBarChart',
    <StackedBarChart
      {...common}
      series={[{ id: 'p', label: 'Personal', points: months }]}
      line={{
        label: 'Last year',
        points: [
          { id: 'nov', label: 'Nov', value: 1e8 },
          { id: 'dec', label: 'Dec', value: 1e8 },
          { id: 'jan', label: 'Jan', value: 1e8 },
        ],
      }}
    />,
    '$3M in all, 0% against last year.',
    'Nov, Personal: $2,000,000. Last year: $1,000,000.',
    { itemId: 'nov', seriesId: 'p' },
    'Nov $2,000,000 $2,000,000 $1,000,000',
  ],
  [
    'Histogram',
    <Histogram
      {...common}
      bins={[
        { id: '0', label: '$0 to 1K', value: 1e8, peer: 2e8 },
        { id: '1', label: '$1K to 2K', value: 3e8, peer: 1e8 },
      ]}
    />,
    'Most are in $1K to 2K, $3M; most of peers are in $0 to 1K, $2M.',
    '$0 to 1K: $1,000,000. Peers: $2,000,000.',
    { itemId: '0' },
    '$1K to 2K $3,000,000 $1,000,000',
  ],
  [
    'HeatMap',
    <HeatMap {...common} rows={[{ id: 'ca', label: 'Auto', cells: months }]} />,
    'Highest: Auto in Nov, $2M; lowest: Auto in Jan, $1M.',
    'Auto, Nov: $2,000,000.',
    { itemId: 'nov', seriesId: 'ca' },
    'Auto $2,000,000 not shown: fewer than 5 agencies $1,000,000',
  ],
  [
    'ScatterChart',
    <ScatterChart title="Tile" onSelect={onSelect} onMenu={onMenu} points={points} {...axis} quadrants={quadrants} />,
    'Growing and keeping: 50% of 2 agencies.',
    'Brazos: Growth −10.0%, Retention 70.0%. Neither.',
    { itemId: 'b' },
    'Kramer 10.0% 90.0% Growing and keeping',
  ],
  [
    'StateMap',
    <StateMap
      {...common}
      measure="Written premium"
      states={[
        { code: 'PA', value: 2e8 },
        { code: 'ME', value: null, reason: 'withheld' },
      ]}
    />,
    'Pennsylvania $2.0M.',
    'Maine: not shown. Reason: withheld.',
    { itemId: 'ME' },
    'Pennsylvania $2,000,000',
  ],
  [
    'WaterfallChart',
    <WaterfallChart
      {...common}
      start={{ id: 'start', label: 'Last year', value: 2e8 }}
      changes={[{ id: 'new', label: 'New', value: 1e8 }]}
      end={{ id: 'end', label: 'Now' }}
    />,
    'From $2M to $3M; largest changes: New +$1M.',
    'Last year: $2,000,000.',
    { itemId: 'start' },
    'Now $3,000,000',
  ],
];

describe.each(charts)('%s', (name, chart, sentence, first, ids, row) => {
  it(`${name} has a description, announces its marks, and reports selection and menu [PLUS-35]`, async () => {
    const user = renderChart(chart);
    const figure = screen.getByRole('figure', { name: 'Tile' });
    const plot = within(figure).getByRole('application');
    expect(plot).toHaveAccessibleName(/^Tile, \d+ values?$/);
    expect(plot).toHaveAccessibleDescription(
      `${sentence} Arrow keys move, T shows the table. Enter filters by this value.`,
    );
    for (let presses = 0; presses < 5 && document.activeElement !== plot; presses += 1) await user.tab();
    expect(within(figure).getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{Home}');
    expect(within(figure).getByRole('status')).toHaveTextContent(first);
    await user.keyboard('{Enter}{Shift>}{F10}{/Shift}');
    expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining(ids));
    expect(onMenu).toHaveBeenLastCalledWith(expect.objectContaining(ids), expect.any(HTMLElement));
    expect(await axe(figure)).toHaveNoViolations();
    await user.tab();
    expect(plot).not.toHaveFocus();
    expect(figure.contains(document.activeElement)).toBe(false);
  });

  it(`${name} shows its numbers in a table [PLUS-35]`, async () => {
    const user = renderChart(chart);
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(within(screen.getByRole('table', { name: 'Tile' })).getByRole('row', { name: row })).toBeInTheDocument();
  });
});

it('a chart has the focus again after T has shown its table and been pressed once more, and speaks no value', async () => {
  const [name, chart] = charts[1]!;
  expect(name).toBe('LineChart');
  const user = renderChart(chart);
  const plot = screen.getByRole('application');
  for (let presses = 0; presses < 5 && document.activeElement !== plot; presses += 1) await user.tab();
  await user.keyboard('t');
  expect(screen.getByRole('region', { name: 'Table: Tile' })).toHaveFocus();
  await user.keyboard('t');
  expect(screen.getByRole('application')).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe('a chart with an upright axis', () => {
  afterEach(() => jest.restoreAllMocks());

  const giveHeight = (height: number) =>
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  const drawn = () => Number(document.querySelector('[role="application"] > svg')?.getAttribute('height'));
  const premium = [{ id: 's', label: 'Premium', points: months }];

  it.each([
    ['LineChart', <LineChart key="line" {...common} series={premium} height={200} />],
    ['StackedBarChart', <StackedBarChart key="stack" {...common} series={premium} height={200} />],
    [
      'ScatterChart',
      <ScatterChart key="dots" title="Tile" points={points} {...axis} quadrants={quadrants} height={200} />,
    ],
  ])('%s takes the height of its card', (_name, chart) => {
    giveHeight(0);
    renderChart(chart);
    expect(drawn()).toBe(200);
    cleanup();
    giveHeight(410);
    renderChart(chart);
    expect(drawn()).toBe(410);
  });

  it('ScatterChart writes the names of its quadrants beside its points, not over them', () => {
    const large = points.map((point) => ({ ...point, size: 1 }));
    const names = { ...quadrants, topLeft: 'A quadrant whose name is so long that it takes two lines' };
    renderChart(<ScatterChart title="Tile" points={large} {...axis} quadrants={names} />);
    const heights = [...document.querySelectorAll('path.chart-fill-series-0')].flatMap((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/M[-\d.]+,([-\d.]+)/g)].map((match) => Number(match[1])),
    );
    const radius = 12;
    const lines = [...document.querySelectorAll('tspan')].filter((line) =>
      names.topLeft.includes(`${line.textContent}`),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(lines).toHaveLength(2);
    expect(Number(lines[1]?.getAttribute('y')) + 6).toBeLessThan(Math.min(...heights) - radius);
  });
});

describe('a chart with many points', () => {
  it('draws the first 60 of 10,000 bars, says so and has all in its table', async () => {
    const bars = Array.from({ length: 10_000 }, (_, at) => ({ id: `a${at}`, label: `A${at}`, value: 10_000 - at }));
    const user = renderChart(<BarChart {...common} format="count" bars={bars} />);
    expect(screen.getByRole('application')).toHaveAccessibleName('Tile, 60 values');
    expect(screen.getByText(/^A0 is largest, .*The first 60 of 10,000 are drawn; the table has all\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(await screen.findByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  });

  it('names as many of 100 columns of a heat map as have room', () => {
    const cells = Array.from({ length: 100 }, (_, at) => ({ id: `m${at}`, label: `Month ${at}`, value: at }));
    renderChart(<HeatMap {...common} rows={[{ id: 'ca', label: 'Auto', cells }]} />);
    const places = [...document.querySelectorAll('text[transform]')].map((text) =>
      Number(/translate\(([\d.]+)/.exec(text.getAttribute('transform') ?? '')?.[1]),
    );
    expect(places.length).toBeGreaterThan(10);
    places.slice(1).forEach((place, at) => expect(place - (places[at] ?? 0)).toBeGreaterThanOrEqual(14));
  });

  it('has T switch between the chart and a table with many rows, from a cell too', async () => {
    const points = Array.from({ length: 201 }, (_, at) => ({ id: `a${at}`, label: `A${at}`, x: at % 20, y: at % 7 }));
    const user = renderChart(<ScatterChart title="Tile" points={points} {...axis} quadrants={quadrants} />);
    act(() => screen.getByRole('application').focus());
    await user.keyboard('t');
    const cell = (await screen.findAllByRole('gridcell'))[0]!;
    // Its tile announces the switch.
    for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
    await user.click(cell);
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('t');
    expect(screen.getByRole('application')).toHaveFocus();
  });

  it('gives each of over 300 points of a scatter chart a rim of its own colour', () => {
    const points = Array.from({ length: 301 }, (_, at) => ({ id: `a${at}`, label: `A${at}`, x: at % 20, y: at % 7 }));
    renderChart(<ScatterChart title="Tile" points={points} {...axis} quadrants={quadrants} />);
    expect(document.querySelector('path.chart-rim.chart-stroke-series-0')).toBeInTheDocument();
  });

  it('groups over 2,000 points of a scatter chart into squares', async () => {
    const many = Array.from({ length: 2_001 }, (_, index) => ({
      id: `a${index}`,
      label: `A${index}`,
      x: index % 50,
      y: index % 40,
    }));
    const user = renderChart(<ScatterChart title="Tile" points={many} {...axis} quadrants={quadrants} />);
    await user.tab();
    await user.tab();
    await user.keyboard('{Home}');
    expect(screen.getByRole('status')).toHaveTextContent(/: \d+ agencies\.$/);
  });
});

describe('StateMap', () => {
  it('StateMap moves by compass: east of Pennsylvania is New Jersey', async () => {
    const states = ['PA', 'NJ', 'OH', 'NY'].map((code) => ({ code, value: 1 }));
    const user = renderChart(<StateMap title="Tile" format="count" measure="Agencies" states={states} />);
    for (let presses = 0; presses < 4; presses += 1) await user.tab();
    await user.keyboard('{Home}');
    expect(screen.getByRole('status')).toHaveTextContent('New York: 1.');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('New Jersey: 1.');
  });

  it('StateMap explains its colours, and says that hatched states have no value', () => {
    const states = ['PA', 'NJ', 'OH', 'NY'].map((code, at) => ({ code, value: at / 100 - 0.01 }));
    renderChart(
      <StateMap
        title="Tile"
        format="ratio"
        measure="Growth"
        scale="diverging"
        states={[...states, { code: 'WY', value: 4 }, { code: 'ME', value: null }]}
      />,
    );
    const texts = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(texts.slice(-8)).toEqual(['Growth', '−2%', '−1%', '−0.2%', '+0.2%', '+1%', '+2%', 'no value']);
  });

  it('StateMap cuts a name of its values that has no room', () => {
    const states = ['PA', 'NJ', 'OH', 'NY'].map((code, at) => ({ code, value: at / 100 - 0.01 }));
    const measure = 'Growth of written premium, '.repeat(20);
    renderChart(<StateMap title="Tile" format="ratio" measure={measure} scale="diverging" states={states} />);
    expect(screen.getByText(/^Growth of written premium, .*…$/)).toBeVisible();
  });

  it('StateMap has no legend for a single value', () => {
    renderChart(<StateMap title="Tile" format="count" measure="Agencies" states={[{ code: 'PA', value: 1 }]} />);
    expect(screen.queryByText('Agencies')).toBeNull();
  });

  it('StateMap switches between tiles and map', async () => {
    const onViewChange = jest.fn();
    const user = renderChart(
      <StateMap
        title="Tile"
        format="count"
        measure="Agencies"
        states={[{ code: 'PA', value: 1 }]}
        {...{ onViewChange }}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Map', pressed: false }));
    expect(screen.getByRole('button', { name: 'Map', pressed: true })).toBeInTheDocument();
    expect(onViewChange).toHaveBeenCalledWith('map');
  });
});

it('NumberWithSparkline draws no line through a single value', () => {
  renderChart(<NumberWithSparkline {...common} value={3e8} points={months.slice(0, 2)} />);
  expect(screen.getByText('$3.0M')).toBeVisible();
  expect(screen.queryByRole('application')).toBeNull();
});
