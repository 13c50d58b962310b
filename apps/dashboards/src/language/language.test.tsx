import type { AgencyTileId, BenchmarkTileId, TileAnswer } from '@agency-insights/insights-api/contract';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agencyDashboard } from '../agency/agencyDashboard.ts';
import { DashboardsApp } from '../app/DashboardsApp.tsx';
import { answerOf, tileRows } from '../benchmarks/benchmarkAnswers.test-support.ts';
import { benchmarksDashboard } from '../benchmarks/benchmarksDashboard.ts';
import {
  formatColumnValue,
  formatChartValue,
  formatShortValue,
  formatSignedValue,
} from '../charts/format/formatChartValue.ts';
import { stateGrid } from '../charts/StateMap/stateGrid.ts';
import { agencyAnswer } from '../testing/agencyAnswers.test-support.ts';
import { giveElementsSizes } from '../testing/giveElementsSizes.test-support.ts';
import {
  OpenedDashboard,
  openTestDashboard,
  type OpenDashboardOptions,
} from '../testing/OpenedDashboard.test-support.tsx';
import { formatDay } from '../tiles/formatCell.ts';
import { tileFacts } from '../tiles/tileFacts.ts';
import { loadLanguage } from './loadLanguage.ts';
import { pack as german } from './packs/de.ts';
import { pack as french } from './packs/fr.ts';
import { platformText } from '../tiles/platformText.ts';
import { english, showLanguage, t, tCount } from './texts.ts';

beforeAll(giveElementsSizes);
// The parts that a page loads later: a busy machine compiles them for longer than a test waits for an element.
beforeAll(() =>
  Promise.all([
    import('../agency/CompareSection.tsx'),
    import('../agency/drawings/drawings.ts'),
    import('../benchmarks/BenchmarksView.tsx'),
    import('../benchmarks/drawings/drawings.ts'),
    import('../page/ComparisonNote.tsx'),
    import('../tiles/menu/menus.ts'),
    import('./PackageTexts.tsx'),
    import('./packs/de.ts'),
    import('./packs/fr.ts'),
  ]),
);
afterEach(() => {
  showLanguage(english);
  document.documentElement.lang = '';
});

const de = german.own;
const fr = french.own;

const agency: OpenDashboardOptions = {
  definition: agencyDashboard,
  filters: { agency_id: '7', comparison: 'peers', compare_agencies: '8,9' },
  tile: (tile, asked) => agencyAnswer(tile as AgencyTileId, asked),
};
const benchmarks: OpenDashboardOptions = {
  definition: benchmarksDashboard,
  filters: { compare: 'search:3' },
  tile: (tile) => answerOf(tileRows[tile as BenchmarkTileId]()),
};

/** Each text in letters that no text of the data has, with its places. */
const circled = (text: string) =>
  text.replaceAll(/\{\w+\}|[a-z]/gi, (part) =>
    part.startsWith('{') ? part : String.fromCodePoint((part.toLowerCase().codePointAt(0) ?? 0) - 97 + 0x24d0),
  );
const pseudo = Object.fromEntries(Object.keys(de).map((text) => [text, circled(text)]));

const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder'];

/** What people read and hear of the page. */
function textsOfPage(): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode())
    if (!nodes.currentNode.parentElement?.closest('style, script')) found.push(nodes.currentNode.textContent ?? '');
  for (const element of document.querySelectorAll('*'))
    for (const name of spoken) found.push(element.getAttribute(name) ?? '');
  return found;
}

/** The menus of the tiles, once all are drawn: a skeleton goes away with its heading. */
async function menusOnceDrawn(): Promise<HTMLElement[]> {
  const named = (start: string) => [...document.querySelectorAll<HTMLElement>(`[aria-label^="${start}"]`)];
  return waitFor(() => {
    expect(named(t('Loading {title}', { title: '' }))).toEqual([]);
    const menus = named(t('Menu of {title}', { title: '' }));
    expect(menus).not.toEqual([]);
    return menus;
  });
}

/** Names of the data, the longest first: they have one language. */
function namesIn(answers: readonly TileAnswer[]): string[] {
  const names = new Set(stateGrid.flatMap(({ code, name }) => [code, name]));
  JSON.stringify(answers, (_, value: unknown) => {
    if (typeof value === 'string' && value.length > 1 && platformText(value) === value) names.add(value);
    return value;
  });
  return [...names].sort((one, other) => other.length - one.length);
}

describe.each([
  ['agency profile', agency],
  ['benchmarks', benchmarks],
])('the %s in another language', (_, options) => {
  it('has no English text in charts, tables, menus or screen reader texts [PLUS-40]', async () => {
    showLanguage({ tag: 'ja-JP', texts: pseudo });
    const answers: TileAnswer[] = [];
    const tile: OpenDashboardOptions['tile'] = (id, filters) => {
      const end = options.tile(id, filters);
      if (end !== 'never' && !('error' in end)) answers.push(end);
      return end;
    };
    const dashboard = openTestDashboard({ ...options, tile });
    render(
      <InsightsThemeProvider scheme="light">
        <OpenedDashboard dashboard={dashboard} />
      </InsightsThemeProvider>,
    );
    const [menu] = await menusOnceDrawn();
    const seen = new Set(textsOfPage());
    // A table with many rows is one of the packages, with texts of theirs.
    for (const figure of document.querySelectorAll('figure'))
      if (!figure.textContent?.includes(circled('Growth against retention'))) fireEvent.keyDown(figure, { key: 't' });
    for (const text of textsOfPage()) seen.add(text);
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByText(circled('What is this?')));
    for (const text of textsOfPage()) seen.add(text);
    const names = namesIn(answers);
    // Long names are on two lines of a drawing, or cut.
    const isPart = (text: string) => !(text in de) && names.some((name) => name.includes(text.replace(/…$/, '')));
    const left = [...seen]
      .map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text))
      .filter((text) => /[a-z]{2}/i.test(text) && !isPart(text));
    expect(left).toEqual([]);
  });
});

describe('the language of the dashboards', () => {
  it('changes with a message of the page, and keeps the state of the dashboard [PLUS-40]', async () => {
    const dashboard = openTestDashboard({ ...agency, filters: { agency_id: '7', line: 'personal' } });
    render(<DashboardsApp dashboard={dashboard} isKnown styleNonce="" />);
    await menusOnceDrawn();
    expect(screen.getByText('Products', { selector: 'h3' })).toBeVisible();
    const { tiles, filters } = dashboard.getState();
    act(() => dashboard.dispatch({ kind: 'message', message: { type: 'dashboard:options:set', language: 'de-DE' } }));
    expect(await screen.findByText('Produkte', { selector: 'h3' })).toBeVisible();
    expect(screen.queryByText('Products', { selector: 'h3' })).toBeNull();
    expect(document.documentElement.lang).toBe('de-DE');
    expect(dashboard.getState().tiles).toBe(tiles);
    expect(dashboard.getState().filters).toBe(filters);
  });

  it('is that of the last message, whichever texts load first', async () => {
    const shown = await Promise.all([loadLanguage('de-DE'), loadLanguage('fr-FR')]);
    expect(shown).toEqual([false, true]);
    expect(document.documentElement.lang).toBe('fr-FR');
  });
});

/** With spaces in place of those that no line ends at. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('numbers of the dashboards [PLUS-40]', () => {
  it('have the region’s format', () => {
    showLanguage({ tag: 'de-DE', texts: de });
    expect(plain(formatChartValue(812_045_000, 'cents'))).toBe('8.120.450 $');
    expect(plain(formatShortValue(812_045_000, 'cents'))).toBe('8,1 Mio. $');
    expect(plain(formatShortValue(340_730, 'cents'))).toBe('3.407 $');
    expect(plain(formatChartValue(0.861, 'ratio'))).toBe('86,1 %');
    expect(plain(formatSignedValue(-0.004, 'ratio'))).toBe('−0,4 %');
    expect(plain(formatChartValue(0.014, 'points'))).toBe('+1,4 Prozentpunkte');
    expect(plain(formatDay('2026-10-31'))).toBe('31.10.2026');
  });

  it('have nouns that follow the plural rules of the language', () => {
    showLanguage({ tag: 'fr-FR', texts: fr });
    expect(tCount(0, '{count} agency', '{count} agencies')).toBe('0 agence');
    expect(tCount(2, '{count} agency', '{count} agencies')).toBe('2 agences');
    showLanguage({ tag: 'de-DE', texts: de });
    const facts = { policies: 1, premium: 0, as_of: '2026-10-31' };
    const factsOf = (from: string, to: string) => plain(tileFacts({ ...facts, period: { from, to } }));
    expect(factsOf('2025-11-01', '2026-10-31')).toBe('1 Police · 0 $ · 12 Monate bis 31.10.2026');
    expect(factsOf('2025-12-01', '2025-12-31')).toBe('1 Police · 0 $ · 1 Monat bis 31.12.2025 · Stand 31.10.2026');
    expect(factsOf('2025-12-01', '2025-12-15')).toBe('1 Police · 0 $ · 01.12.2025 bis 15.12.2025 · Stand 31.10.2026');
    expect(factsOf('0001-01-01', '2026-10-31')).toBe('1 Police · 0 $ · bis 31.10.2026');
  });

  it('also have the region’s format in texts of the platform', () => {
    showLanguage({ tag: 'de-DE', texts: de });
    expect(plain(platformText('Under $2.5M'))).toBe('Unter 2,5 Mio. $');
    expect(plain(platformText('$2,500 to $5,000'))).toBe('2.500–5.000 $');
    expect(plain(platformText('$2.5M to $25M'))).toBe('2,5–25 Mio. $');
    expect(plain(formatColumnValue(342_940, 'cents'))).toBe('3.429 $');
    expect(plain(formatColumnValue(342_940_000, 'cents'))).toBe('3,4 Mio. $');
    expect(plain(platformText('Agencies in Texas, median'))).toBe('Agenturen in Texas, Median');
    expect(plain(platformText('Door to Door Insurance'))).toBe('Door to Door Insurance');
  });
});
