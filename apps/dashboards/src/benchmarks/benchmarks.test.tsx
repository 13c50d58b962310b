import {
  benchmarkTiles,
  type BenchmarkTileId,
  type TileAnswer,
  type TileDefinition,
  type TileRow,
} from '@agency-insights/insights-api/contract';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import { tileFacts } from '../tiles/tileFacts.ts';
import type { TileDrawingProps } from '../tiles/TileView.ts';
import { answerOf, compared, everybody, tileRows, withheld, withheldRows } from './benchmarkAnswers.test-support.ts';
import { benchmarkNumber, measuresOf } from './benchmarkNumbers.ts';
import { comparedSentence, percentileText } from './benchmarkOf.ts';
import { benchmarkSections } from './benchmarkSections.ts';
import * as drawings from './drawings/drawings.ts';

const drawingOf: Readonly<Partial<Record<BenchmarkTileId, ComponentType<TileDrawingProps>>>> = {
  states: drawings.GrowthByState,
  agencies: drawings.GrowthAndRetention,
  premium_classes: drawings.PremiumClasses,
  percentiles: drawings.Percentiles,
  retention: drawings.RetentionByClass,
  rate_change: drawings.RateChanges,
  carriers: drawings.CarrierShares,
  concentration: drawings.Concentration,
  industries: drawings.IndustryShares,
  leaders: drawings.Leaders,
  months: drawings.PremiumByMonth,
};

const reason = 'fewer than 5 agencies, or one has over 80%';

function show(tile: BenchmarkTileId, answer: TileAnswer, onOpenAgency?: TileDrawingProps['onOpenAgency']) {
  const Drawing = drawingOf[tile];
  if (Drawing === undefined) throw new Error(`${tile} has no drawing.`);
  const definition: TileDefinition = benchmarkTiles[tile];
  return render(
    <InsightsThemeProvider scheme="light">
      <Drawing
        tile={tile}
        definition={definition}
        answer={answer}
        onOpenAgency={onOpenAgency}
        chart={{ title: definition.title, showsTable: false, onShowsTableChange: () => undefined }}
      />
    </InsightsThemeProvider>,
  );
}

describe('the view of the benchmarks', () => {
  it('has every tile of the contract once: the first as numbers, the others in sections', () => {
    const tiles = benchmarkSections.flatMap((section) => section.tiles.map(({ tile }) => tile));
    expect([...tiles, 'numbers'].sort()).toEqual(Object.keys(benchmarkTiles).sort());
  });

  it('names the selection and its peers', () => {
    expect(comparedSentence(compared)).toBe('Texas contractors against 4,677 other agencies');
    const peers = {
      name: 'Agencies of the same size and mix of lines',
      agencies: 1,
      policies: 4,
      premium: 9,
      suppressed: false,
    };
    expect(comparedSentence({ ...compared, peers })).toBe(
      'Texas contractors against 1 agency of the same size and mix of lines',
    );
    expect(comparedSentence({ ...compared, peers: { ...peers, agencies: null, suppressed: true } })).toMatch(
      /too few to compare/,
    );
    expect(comparedSentence(everybody)).toBe('Choose what to compare to see it beside other agencies.');
  });

  it('shows percentiles as ordinals, never the 0th or 100th', () => {
    expect([0, 0.01, 0.02, 0.03, 0.11, 0.22, 0.68, 1].map(percentileText)).toEqual([
      ...[
        '1st percentile',
        '1st percentile',
        '2nd percentile',
        '3rd percentile',
        '11th percentile',
        '22nd percentile',
        '68th percentile',
        '99th percentile',
      ],
    ]);
  });

  it('counts agencies in the facts, and says when a selection is too small', () => {
    expect(tileFacts(answerOf([]))).toBe('323 agencies · 61,204 policies · $212.8M · 12 months to Oct 31, 2026');
    expect(tileFacts(answerOf([], withheld))).toBe('Too few agencies to show · 12 months to Oct 31, 2026');
  });
});

describe('the numbers of the benchmarks', () => {
  const answers = {
    numbers: answerOf(tileRows.numbers()),
    months: answerOf(tileRows.months()),
    percentiles: answerOf(tileRows.percentiles()),
  };
  const numberOf = (key: string) => {
    const measure = measuresOf(answers.numbers).find((one) => one.key === key);
    if (measure === undefined) throw new Error(`There is no ${key}.`);
    return benchmarkNumber(measure, answers);
  };

  it('include their change, their peers and twelve months', () => {
    expect(numberOf('growth')).toMatchObject({ value: 0.074, comparison: 'peers +7.2% · 62nd percentile' });
    const { change, comparison, points } = numberOf('retention');
    expect(change?.value).toBeCloseTo(-0.006);
    expect(comparison).toBe('was 84.8% · peers 84.2%');
    expect(points).toHaveLength(12);
  });

  it('say what they are compared with, without peers too', () => {
    const numbers = answerOf(tileRows.numbers().slice(0, 1), everybody);
    const cards = measuresOf(numbers).map((measure) => benchmarkNumber(measure, { ...answers, numbers }));
    expect(cards.map(({ comparison }) => comparison)).toEqual([
      'was $198.0M',
      'against a year before',
      'was 84.8%',
      'was +9.1%',
      'was 15.9%',
      'was $3.4K',
    ]);
    expect(cards.every(({ points }) => points?.length === 12)).toBe(true);
    expect(cards.at(-1)?.change?.value).toBeCloseTo(0.022);
  });

  it('contain growth once, on its own card', () => {
    const cards = measuresOf(answers.numbers).map((measure) => benchmarkNumber(measure, answers));
    const saying = cards.filter(({ value, change }) => value === 0.074 || change?.value === 0.074);
    expect(saying.map(({ title }) => title)).toEqual(['Growth']);
  });

  it('are hidden for too few agencies, with the reason', () => {
    const numbers = answerOf(withheldRows(tileRows.numbers()), withheld);
    for (const measure of measuresOf(numbers)) {
      const { value, reason, change, comparison } = benchmarkNumber(measure, { numbers });
      expect([value, change, comparison]).toEqual([null, undefined, undefined]);
      expect(reason).toBe('Fewer than 5 agencies, or one has over 80%');
    }
  });
});

describe('an agency with too few peers to show [PLUS-28]', () => {
  const peers = { name: 'Agencies of the same size', agencies: null, policies: null, premium: null, suppressed: true };
  const figures = Object.fromEntries(Object.keys(compared.figures).map((key) => [key, null]));
  const alone = { ...compared, peers, figures };
  const withheldText = 'Not shown: fewer than 5 agencies, or one has over 80%.';
  const hide = (rows: TileRow[], ...keys: string[]) =>
    rows.map((row) => ({ ...row, ...Object.fromEntries(keys.map((key) => [key, null])), peers_suppressed: 1 }));

  it('has no share of the total premium, and a note says why', () => {
    const [own = {}, others = {}] = tileRows.numbers();
    const numbers = answerOf(
      [
        { ...own, premium_share: null },
        { ...others, suppressed: 1 },
      ],
      alone,
    );
    const [share] = measuresOf(numbers).slice(-1);
    expect(share && benchmarkNumber(share, { numbers })).toMatchObject({
      title: 'Share of premium',
      reason: 'peers: too few agencies',
      isWithheld: true,
    });
  });

  it.each([
    ['states', hide(tileRows.states(), 'difference')],
    ['premium_classes', hide(tileRows.premium_classes(), 'peer_share', 'peer_agencies_share')],
  ] as const)('has the reason in the tile %s', (tile, rows) => {
    show(tile, answerOf(rows, alone));
    expect(screen.getByText(withheldText)).toBeVisible();
  });

  it('has no quadrants, because there are no medians to divide them', () => {
    show('agencies', answerOf(tileRows.agencies(), alone));
    expect(screen.getByText('Nothing to show')).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
  });
});

describe.each(Object.keys(drawingOf) as BenchmarkTileId[])('the tile %s', (tile) => {
  it('has its title and a sentence, and is accessible', async () => {
    const { container } = show(tile, answerOf(tileRows[tile]()));
    expect(screen.getAllByRole('heading')[0]).toHaveTextContent(/\w/);
    expect(container).not.toHaveTextContent('There are no values');
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['without a comparison', answerOf(tileRows[tile](), everybody)],
    ['withheld', answerOf(withheldRows(tileRows[tile]()), withheld)],
    ['without rows', answerOf([])],
  ])('is drawn %s', (_, answer) => {
    const { container } = show(tile, answer);
    expect(container).not.toHaveTextContent(/NaN|undefined|Infinity/);
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
  });
});

describe('tiles of the benchmarks', () => {
  it.each(['states', 'premium_classes', 'retention', 'carriers', 'industries', 'months'] as const)(
    'say why no value is shown: %s [PLUS-28]',
    (tile) => {
      show(tile, answerOf(withheldRows(tileRows[tile]()), withheld));
      expect(screen.getByText('Not shown: fewer than 5 agencies, or one has over 80%.')).toBeVisible();
    },
  );

  it('say why the retention of peers is not shown [PLUS-28]', () => {
    const [first] = tileRows.retention();
    const rows = tileRows
      .retention()
      .filter((row) => row.class === first?.class)
      .map((row) => ({ ...row, peer_retention: null, peers_suppressed: 1 }));
    show('retention', answerOf(rows));
    expect(screen.getByRole('listitem')).toHaveTextContent('Not shown: fewer than 5 agencies, or one has over 80%.');
  });

  it('explain hollow dots once for all charts of rate changes [PLUS-28]', () => {
    const rows = tileRows.rate_change().map((row, at) => {
      if (at % 6 === 0) return { ...row, peer_rate_change: null, peers_suppressed: 1 };
      return at % 6 === 1 ? { ...row, rate_change: null } : row;
    });
    show('rate_change', answerOf(rows));
    expect(screen.getByRole('listitem')).toHaveTextContent(
      /^Not shown: (no renewals; fewer than 5 agencies, or one has over 80%|.*; no renewals)\.$/,
    );
  });

  it('list percentiles with the selection and its rank', () => {
    show('percentiles', answerOf(tileRows.percentiles()));
    const row = screen.getByRole('row', { name: /Growth/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([...['−9.1%', '−1.8%', '4.4%', '10.2%', '18.7%', '62nd percentile', '7.4%']]);
    expect(
      screen.getByText(
        'The middle half of the peers is between p25 and p75. One in ten is below p10, one in ten above p90.',
      ),
    ).toBeVisible();
  });

  it('have a dash if the rank of the selection is unknown', () => {
    show('percentiles', answerOf(tileRows.percentiles().map((row) => ({ ...row, place: null }))));
    expect(within(screen.getByRole('row', { name: /Growth/ })).getByText('–')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Growth/ })).getByText(`not shown: ${reason}`)).toBeInTheDocument();
    expect(screen.getByText(`– Not shown: ${reason}.`)).toBeVisible();
  });

  it('say below a table why numbers of carriers and leaders are missing [PLUS-28]', () => {
    const [first = {}, second = {}, ...others] = tileRows.carriers();
    const withheldRow = { ...second, share: null, share_change: null, suppressed: 1 };
    const { unmount } = show('carriers', answerOf([{ ...first, share_change: null }, withheldRow, ...others]));
    expect(screen.getByText(`– Not shown: no premium a year before; ${reason}.`)).toBeVisible();
    unmount();
    show('leaders', answerOf(tileRows.leaders().map((row) => ({ ...row, retention: null }))));
    expect(screen.getByText('– Not shown: too few due terms.')).toBeVisible();
  });

  it('say in the legend of the states why some have no value [PLUS-28]', () => {
    const rows = tileRows.states().map((row, at) => (at < 2 ? { ...row, difference: null, suppressed: 1 } : row));
    show('states', answerOf(rows));
    expect(screen.getByRole('listitem')).toHaveTextContent(`Not shown: ${reason}.`);
    expect(screen.queryByText('no value')).toBeNull();
  });

  it('name a carrier only once if it is both the largest and the one that gained most', () => {
    const [first = {}, ...others] = tileRows.carriers();
    show('carriers', answerOf([{ ...first, share_change: 0.5 }, ...others]));
    expect(screen.getByText(/^Granite Pass Assurance is largest, .*%, and gained most, \+50 points\.$/)).toBeVisible();
  });

  it('say which industry shrank least where all shrank, and that no state grew', () => {
    const shrunk = (rows: readonly TileRow[]) =>
      rows.map((row, at) => ({ ...row, growth: -0.3 + at / 100, difference: -0.5 - at / 100 }));
    const { unmount } = show('industries', answerOf(shrunk(tileRows.industries())));
    expect(screen.getByText(/ is largest; .* shrank least, −\d+%\.$/)).toBeVisible();
    unmount();
    show('states', answerOf(shrunk(tileRows.states())));
    expect(screen.getByText(/^Points against peers\. Ahead in no state; closest in .*, −\d+ points\.$/)).toBeVisible();
  });

  it('switch between leaders and movers', async () => {
    show('leaders', answerOf(tileRows.leaders()));
    expect(screen.getByText('The agencies with the most written premium.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Lost most' }));
    expect(screen.getByRole('columnheader', { name: 'Change' })).toBeVisible();
    expect(screen.getAllByText('−\u2060$900.0K')[0]).toBeVisible();
  });

  it('link from a leader’s name to the profile of that agency [PLUS-27]', async () => {
    const opened: unknown[] = [];
    show('leaders', answerOf(tileRows.leaders()), (agency, newTab) => opened.push([agency.name, newTab]));
    const [first] = screen.getAllByRole('link');
    await userEvent.click(first as HTMLElement);
    expect(opened).toEqual([[first?.textContent, false]]);
  });

  it('let the user select agencies in any list, and compare two to five of them [PLUS-45]', async () => {
    const opened: unknown[] = [];
    show('leaders', answerOf(tileRows.leaders()), (agency, _, beside = []) =>
      opened.push([agency, ...beside].map(({ name }) => name)),
    );
    const user = userEvent.setup();
    const boxes = () => screen.getAllByRole('checkbox');
    const check = (at: number) => user.click(boxes()[at] as HTMLElement);
    const compare = screen.getByRole('button', { name: 'Compare' });
    await user.click(compare);
    await check(1);
    expect(compare).toHaveAccessibleDescription('Select 2 to 5 agencies to compare them.');
    await user.click(compare);
    expect(opened).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Lost most' }));
    await check(0);
    await user.click(screen.getByRole('button', { name: 'Compare 2' }));
    expect(opened).toEqual([['Pocono Insurance 2', 'Sierra Insurance 1']]);
    for (const at of [1, 2, 4]) await check(at);
    expect(boxes().filter((box) => box.matches(':disabled'))).toHaveLength(4);
  });

  it('have no checkboxes for people who may not open agencies', () => {
    show('leaders', answerOf(tileRows.leaders()));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  });

  it('show no agency to people who may see only groups', () => {
    show('leaders', answerOf([], withheld));
    expect(screen.getByText(/you may see groups of agencies alone/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
