import {
  agencyTiles,
  type AgencyTileId,
  type FrameMessage,
  type HostMessage,
} from '@agency-insights/insights-api/contract';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agencyDashboard } from '../agency/agencyDashboard.ts';
import { agencyAnswer, emptyAgencyAnswer } from '../testing/agencyAnswers.test-support.ts';
import { withTooFewPeers } from '../testing/answerVariants.test-support.ts';
import { giveElementsSizes } from '../testing/giveElementsSizes.test-support.ts';
import { OpenedDashboard, openTestDashboard, type TileEnd } from '../testing/OpenedDashboard.test-support.tsx';

beforeAll(giveElementsSizes);

/** Opens the profile of an agency; returns what asks it for things, as the page around it does. */
async function open(
  filters: Record<string, string> = {},
  ends: Partial<Record<AgencyTileId, TileEnd>> = {},
  onAsk: (tile: string, filters: Readonly<Record<string, string>>) => void = () => undefined,
) {
  const links: string[] = [];
  const sent: FrameMessage[] = [];
  const dashboard = openTestDashboard({
    definition: agencyDashboard,
    filters: { agency_id: '7', ...filters },
    tile(tile, asked) {
      onAsk(tile, asked);
      return ends[tile as AgencyTileId] ?? agencyAnswer(tile as AgencyTileId, asked);
    },
    onLink: (url) => links.push(url),
    onSend: (message) => sent.push(message),
  });
  render(
    <InsightsThemeProvider scheme="light">
      <OpenedDashboard dashboard={dashboard} />
    </InsightsThemeProvider>,
  );
  await screen.findByRole('application', { name: ends.industries ? /^Products/ : /^Industries/ });
  const host = (message: HostMessage) => act(() => dashboard.dispatch({ kind: 'message', message }));
  return {
    user: userEvent.setup(),
    host,
    dashboard,
    asked: links,
    sent,
    /** What the frame said about its dialogs; none needs another place in the page. */
    dialogs: () =>
      sent.flatMap((message) => {
        if (message.type !== 'env:client:dialog') return [];
        expect(message.placement).toBe('center');
        return [{ open: message.open, dialogType: message.dialogType }];
      }),
    async apply(changes: Record<string, string>) {
      host({ type: 'dashboard:filters:update', filters: changes });
      host({ type: 'dashboard:run' });
      await waitFor(() => expect(dashboard.getState().isRunning).toBe(false));
    },
  };
}

const tile = (name: string) => screen.getByRole('region', { name });

describe('side-by-side agencies', () => {
  it('are counted above the tiles, and the numbers of a single agency have its own facts [PLUS-30, PLUS-45]', async () => {
    await open({ compare_agencies: '8,9' });
    expect(screen.getByText('3 agencies side by side · 12 months to Oct 31, 2026')).toBeVisible();
    const alone = screen.getByRole('heading', { name: 'Kramer Insurance alone' });
    expect(alone.nextElementSibling).toHaveTextContent('8,412 policies · $36.4M · 12 months to Oct 31, 2026');
  });
});

describe('a change of filters [PLUS-32]', () => {
  it('keeps the previous values beside the new ones until the user hides them', async () => {
    const { user, apply } = await open();
    expect(screen.queryByText(/values before the last change/)).toBeNull();
    await apply({ line: 'personal' });
    const premium = within(tile('Written premium'));
    expect(premium.getByText('$21.8M')).toBeVisible();
    const before = premium.getByText('before $36.4M, −40.0%');
    expect(before).toBeVisible();
    // The sentence says it already.
    expect(before.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(premium.getByText(/^Written premium: \$21\.8M.*; before \$36\.4M, −40\.0%\.$/)).toBeInTheDocument();
    expect(within(tile('Policy retention')).getByText('before 86.1%, −2.0 pt')).toBeVisible();
    // What did not change is left as it is.
    expect(within(tile('Average premium')).queryByText(/before/)).toBeNull();
    for (const name of ['Products', 'Industries', 'Premium by month', 'Policies by premium', 'Rate change on renewals'])
      expect(within(tile(name)).getByText('Before')).toBeVisible();
    for (const name of ['Retention by expiring month', 'Retention by product'])
      expect(within(tile(name)).getByText('Before')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Hide them' }));
    expect(screen.queryAllByText(/^before( \$|$)/i)).toEqual([]);
  });

  it('shows previous values in tables and waterfall charts', async () => {
    const { apply } = await open();
    await apply({ line: 'personal' });
    expect(within(tile('Carriers')).getAllByText(/^before \$[\d.]+[KM]$/).length).toBeGreaterThan(1);
    expect(
      within(screen.getByRole('table', { name: 'Accounts' })).getAllByText(/^before \$[\d.]+[KM]$/).length,
    ).toBeGreaterThan(1);
    expect(within(tile('New, renewed and lost premium')).getByText('Before')).toBeVisible();
  });

  it('shows the previous value of a mark in its tooltip and in the table', async () => {
    const { user, apply } = await open();
    await apply({ line: 'personal' });
    const industries = within(tile('Industries'));
    industries.getByRole('application').focus();
    await user.keyboard('{Home}');
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/Before: \d+\.\d% \(−\d+\.\d pt\)/);
    await user.keyboard('t');
    expect(industries.getAllByRole('row')[1]).toHaveTextContent(/, before \d+\.\d%/);
  });

  it('shows no previous values of a period with another length', async () => {
    const { apply } = await open();
    const month = '[2026-01-01,2026-01-31]';
    await apply({ line: 'personal', effective_date: month });
    expect(within(tile('Written premium')).getByText('$21.8M')).toBeVisible();
    expect(screen.queryAllByText(/^before( \$|$)/i)).toEqual([]);
    expect(screen.queryByText(/values before the last change/)).toBeNull();
    await apply({ line: '', effective_date: '[2026-02-01,2026-02-28]' });
    expect(within(tile('Written premium')).getByText('before $21.8M, +66.7%')).toBeVisible();
  });

  it('shows the previous numbers immediately when it is undone', async () => {
    const { host, apply } = await open();
    await apply({ line: 'personal' });
    host({ type: 'dashboard:filters:update', filters: { line: '' } });
    host({ type: 'dashboard:run' });
    expect(within(tile('Written premium')).getByText('$36.4M')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/values before/)).toBeNull());
  });
});

describe('the view of a tile', () => {
  it('is stored with the filters, follows the host page, and sends no request [PLUS-1]', async () => {
    const { user, host, dashboard } = await open({ views: 'states.map' });
    const map = await within(tile('States')).findByRole('button', { name: 'Map' });
    expect(map).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(tile('States')).getByRole('button', { name: 'Tiles' }));
    expect(map).toHaveAttribute('aria-pressed', 'false');
    expect(dashboard.getState().filters.views).toBeUndefined();
    host({ type: 'dashboard:filters:update', filters: { views: 'products.table' } });
    expect(within(tile('Products')).getByRole('table')).toBeVisible();
    expect(dashboard.getState()).toMatchObject({ runId: 1, lastRequest: Object.keys(agencyDashboard.tiles).length });
  });
});

describe('a switch between drawing and table', () => {
  const spokenIn = (name: string) =>
    within(tile(name))
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.startsWith('Shown'));

  it.each(['Products', 'States', 'Written premium'])('of %s is announced once, both ways', async (name) => {
    const { user } = await open();
    act(() => within(tile(name)).getByRole('application').focus());
    expect(spokenIn(name)).toEqual([]);
    await user.keyboard('t');
    expect(spokenIn(name)).toEqual(['Shown as a table']);
    await user.keyboard('t');
    expect(spokenIn(name)).toEqual(['Shown as a chart']);
  });

  it('is announced from the menu too', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Menu of Key numbers' }));
    await user.click(screen.getByRole('menuitem', { name: 'Show table' }));
    expect(spokenIn('Key numbers')).toEqual(['Shown as a table']);
  });
});

it('key numbers compared with peers name the peer median', async () => {
  await open({ comparison: 'peers' });
  expect(within(tile('Policy retention')).getByText('peer median 85.2%')).toBeVisible();
});

describe('tiles that compare only with last year', () => {
  it('say so if peers are selected, with the growth of peers if it is known', async () => {
    await open({ comparison: 'peers' });
    expect(within(tile('Premium by month')).getByText('This tile compares with the year before only.')).toBeVisible();
    expect(
      within(tile('New, renewed and lost premium')).getByText(
        'This tile begins with the year before. Growth: +2.2%; peers together: +4.1%.',
      ),
    ).toBeVisible();
  });

  it('have no such note if last year is selected', async () => {
    await open();
    expect(screen.queryByText(/^This tile/)).toBeNull();
  });
});

describe('an agency with too few peers', () => {
  it('has no line for peers in its retention chart', async () => {
    const peers = withTooFewPeers(agencyAnswer('retention', {}));
    await open({ comparison: 'peers' }, { retention: peers });
    const retention = within(tile('Retention by expiring month'));
    expect(await retention.findByText('Policy retention')).toBeVisible();
    expect(retention.queryByText('Peers')).toBeNull();
  });
});

describe('the industries of an agency', () => {
  it('link from an unknown industry back to all sectors', async () => {
    const { user, dashboard } = await open(
      { industry: '99' },
      { industries: { error: 'NAICS 2022 has no industry 99.' } },
    );
    const industries = within(tile('Industries'));
    expect(industries.getByText('NAICS 2022 has no industry 99.')).toBeVisible();
    await user.click(industries.getByRole('button', { name: 'All industries' }));
    expect(dashboard.getState().filters).toEqual({ agency_id: '7' });
  });

  it('lead by keyboard from a sector to its parts, and back by breadcrumbs', async () => {
    const { user, dashboard } = await open();
    const industries = within(tile('Industries'));
    industries.getByRole('application').focus();
    await user.keyboard('{Home}{Shift>}{F10}{/Shift}');
    await user.click(await screen.findByRole('menuitem', { name: 'Show the parts of Construction' }));
    expect(dashboard.getState().filters).toMatchObject({ industry: '23' });
    const path = within(await industries.findByRole('navigation', { name: 'Industries' }));
    expect(path.getByText('Construction')).toHaveAttribute('aria-current', 'location');
    expect(industries.getByRole('application')).toHaveAccessibleName(/2 values/);
    await user.click(path.getByRole('button', { name: 'All industries' }));
    await waitFor(() => expect(industries.getByRole('application')).toHaveAccessibleName(/3 values/));
    expect(dashboard.getState().filters).toEqual({ agency_id: '7' });
    expect(industries.getByRole('figure')).toHaveFocus();
  });

  it('notify the host page when the menu of a mark opens and closes [PLUS-36]', async () => {
    const { user, dialogs } = await open();
    within(tile('Industries')).getByRole('application').focus();
    await user.keyboard('{Home}{Shift>}{F10}{/Shift}');
    await screen.findByRole('menu', { name: 'Construction' });
    expect(dialogs()).toEqual([{ open: true, dialogType: 'drill' }]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialogs().slice(1)).toEqual([{ open: false, dialogType: 'drill' }]));
  });

  it('exclude premium without an industry, and show its share', async () => {
    const { user } = await open();
    const industries = within(tile('Industries'));
    expect(industries.getByText(/^\d+(\.\d)?% of the premium has no industry/)).toBeVisible();
    industries.getByRole('application').focus();
    await user.keyboard('t');
    expect(industries.queryByText('Without an industry')).toBeNull();
  });
});

describe('a dashboard without matching policies', () => {
  /** Opens the profile with filters that nothing matches: without the carrier, policies do. */
  async function openEmpty(filters: Record<string, string>) {
    const dashboard = openTestDashboard({
      definition: agencyDashboard,
      filters: { agency_id: '7', ...filters },
      tile: (id, asked) => (asked.carrier === undefined ? agencyAnswer : emptyAgencyAnswer)(id as AgencyTileId, asked),
    });
    render(
      <InsightsThemeProvider scheme="light">
        <OpenedDashboard dashboard={dashboard} />
      </InsightsThemeProvider>,
    );
    await screen.findByText('No policies match these filters');
    return dashboard;
  }

  it('says so in each tile, shows no numbers, and names the filter to drop [PLUS-11]', async () => {
    const dashboard = await openEmpty({ carrier: 'Unknown Mutual', line: 'personal' });
    for (const name of ['Premium by month', 'New, renewed and lost premium', 'Products', 'Carriers', 'States'])
      expect(within(tile(name)).getByText('No policies match these filters.')).toBeVisible();
    expect(screen.queryByText(/\$0\b(?! ·)|0%/)).toBeNull();
    const advice = within(await screen.findByRole('list', { name: 'Filters to remove' }));
    expect(advice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Without carrier: 5,047 policies',
    ]);
    await userEvent.click(advice.getByRole('button'));
    expect(await within(tile('Written premium')).findByText('$21.8M')).toBeVisible();
    expect(dashboard.getState().filters).toEqual({ agency_id: '7', line: 'personal' });
  });
});

describe('a mark of a chart', () => {
  const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
    within(tile(name)).getByRole('application').focus();
    await user.keyboard('{Home}{Shift>}{F10}{/Shift}');
    return within(await screen.findByRole('menu'));
  };

  it.each([
    ['Premium by month', 'Nov 2025'],
    ['New, renewed and lost premium', 'policies of the year before'],
    ['Products', 'Commercial auto'],
    ['States', 'Oklahoma'],
    ['Industries', 'Construction'],
    ['Policies by premium', 'Returned'],
    ['Expirations ahead', 'Homeowners'],
    ['Retention by expiring month', 'policies from Nov 2024'],
    ['Retention by product', 'Commercial auto'],
    ['Rate change on renewals', 'Commercial auto'],
    ['Written premium', 'Nov 2025'],
  ])(
    'of %s links by keyboard to the policies behind it, with the number of agencies [PLUS-27]',
    async (name, policies) => {
      const { user } = await open();
      const menu = await openMenu(user, name);
      expect(
        await menu.findByRole('menuitem', { name: new RegExp(`^Find agencies: ${policies}.* \\(1,234\\)$`) }),
      ).toBeVisible();
    },
  );

  it('of a month filters the other tiles by that month, and resets them [PLUS-35]', async () => {
    const { user, dashboard } = await open();
    await user.click((await openMenu(user, 'Premium by month')).getByRole('menuitem', { name: 'Show only Nov 2025' }));
    expect(dashboard.getState().filters).toMatchObject({ effective_date: '[2025-11-01,2025-11-30]' });
    const menu = await openMenu(user, 'Premium by month');
    await user.click(menu.getByRole('menuitem', { name: 'Show everything again' }));
    expect(dashboard.getState().filters).toEqual({ agency_id: '7' });
  });

  it('is still picked when the page opens with its address [PLUS-1, PLUS-35]', async () => {
    const asked: string[] = [];
    const { user, dashboard } = await open(
      { effective_date: '[2026-01-01,2026-01-31]', picks: 'premium_by_month.effective_date=' },
      {},
      (tileId, { effective_date: days }) => asked.push(`${tileId} ${days ?? 'all'}`),
    );
    expect(asked).toContain('premium_by_month all');
    expect(asked).toContain('products [2026-01-01,2026-01-31]');
    within(tile('Premium by month')).getByRole('application').focus();
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}{Shift>}{F10}{/Shift}');
    await user.click(await screen.findByRole('menuitem', { name: 'Show everything again' }));
    expect(dashboard.getState().filters).toEqual({ agency_id: '7' });
  });

  it('opens a search for the page’s agency by name and city [PLUS-27]', async () => {
    const { user, asked } = await open({ line: 'personal', agency_state: 'OK' });
    await user.click((await openMenu(user, 'Products')).getByRole('menuitem', { name: /^Find agencies/ }));
    await user.click(screen.getByRole('button', { name: 'Menu of Products' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open as search' }));
    const filters = asked.map((url) => Object.fromEntries(new URL(url, 'https://app.example').searchParams));
    const agency = { agency_name: 'Kramer Insurance', agency_city: 'Austin^, TX', line: 'personal' };
    expect(filters).toEqual([{ ...agency, product: 'commercial^_auto' }, agency]);
  });
});

describe('an unavailable server', () => {
  it('is reported once, with one button that reloads all tiles [PLUS-34]', async () => {
    const ends: Partial<Record<AgencyTileId, TileEnd>> = {};
    const { user, apply } = await open({}, ends);
    const error = 'The dashboard service cannot be reached.';
    const ids = ['summary', 'products', 'carriers', 'states'] as const;
    for (const id of ids) ends[id] = { error };
    await apply({ line: 'personal' });
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(`${error} The previous values are shown.`);
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    for (const id of ids) delete ends[id];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(tile('Written premium')).findByText('$21.8M')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('a tile in full screen [PLUS-35]', () => {
  const full = { element: null as Element | null };
  const show = (element: Element | null) => {
    full.element = element;
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    return Promise.resolve();
  };
  beforeEach(() => {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full.element });
    document.exitFullscreen = () => show(null);
    Element.prototype.requestFullscreen = function () {
      return show(this);
    };
  });
  afterEach(() => {
    full.element = null;
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });

  /** Opens a dashboard with a tile in full screen. */
  async function openFull(name: string) {
    const { user, dialogs } = await open();
    const menu = await within(tile(name)).findByRole('button', { name: `Menu of ${name}` });
    await user.click(menu);
    await user.click(screen.getByRole('menuitem', { name: 'Full screen' }));
    expect(full.element).toBe(tile(name));
    return { user, menu, dialogs };
  }
  const exit = () => within(tile('Products')).getByRole('button', { name: 'Exit full screen' });

  it('has a button that leaves it and returns the focus to the menu', async () => {
    const { user, menu } = await openFull('Products');
    expect(screen.getAllByRole('button', { name: 'Exit full screen' })).toEqual([exit()]);
    await user.click(exit());
    expect(full.element).toBeNull();
    expect(screen.queryByRole('button', { name: 'Exit full screen' })).toBeNull();
    expect(menu).toHaveFocus();
  });

  it('notifies the host page when it opens and closes [PLUS-36]', async () => {
    const { user, dialogs } = await openFull('Products');
    expect(dialogs()).toEqual([{ open: true, dialogType: 'full_screen' }]);
    await user.click(exit());
    expect(dialogs().slice(1)).toEqual([{ open: false, dialogType: 'full_screen' }]);
  });

  it('keeps Tab inside', async () => {
    const { user } = await openFull('Products');
    const chart = within(tile('Products')).getByRole('application');
    act(() => chart.focus());
    await user.tab();
    expect(exit()).toHaveFocus();
    await user.tab({ shift: true });
    expect(chart).toHaveFocus();
    act(() => chart.blur());
    await user.tab();
    expect(exit()).toHaveFocus();
  });

  it('is left with one press of Escape while a tooltip is open', async () => {
    const { user } = await openFull('Products');
    act(() => within(tile('Products')).getByRole('application').focus());
    await user.keyboard('{Home}');
    expect(await screen.findByRole('tooltip')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(full.element).toBeNull();
  });

  it('closes its menu with Escape first', async () => {
    const { user, menu } = await openFull('Products');
    await user.click(menu);
    await user.keyboard('{Escape}');
    expect(full.element).toBe(tile('Products'));
  });
});

describe('the key numbers', () => {
  it('have a menu with three groups: appearance, files and explanation [PLUS-30]', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Menu of Key numbers' }));
    const entries = [...screen.getByRole('menu').children].map((entry) => entry.textContent || entry.role);
    expect(entries).toEqual([
      ...['Show table', 'Open as search', 'Load again', 'separator'],
      ...['Download CSV', 'Download Excel', 'Download PNG', 'separator'],
      'What is this?',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Show table' }));
    const table = await screen.findByRole('table', { name: 'Key numbers' });
    expect(within(table).getByRole('rowheader', { name: 'A year before' })).toBeVisible();
    // Months are named beside the period and the group, not in a column of their own.
    expect(within(table).getAllByRole('columnheader')[1]).toHaveTextContent('Written premium');
    expect(within(table).getAllByRole('rowheader').at(-1)).toHaveTextContent(/^[A-Z][a-z]{2} \d{4}$/);
  });
});

describe('the menu of a tile', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, item: string) => {
    await user.click(await screen.findByRole('button', { name: 'Menu of Products' }));
    await user.click(screen.getByRole('menuitem', { name: item }));
  };

  it('explains the numbers of the tile, and says which data they come from [PLUS-30]', async () => {
    const { user } = await open();
    await choose(user, 'What is this?');
    const about = await screen.findByRole('dialog', { name: 'What Products is' });
    expect(about).toHaveTextContent(agencyTiles.products.about);
    expect(about).toHaveTextContent('8,412 policies · $36.4M · 12 months to Oct 31, 2026');
    expect(about).toHaveTextContent('Data set: set-1');
  });

  it('notifies the host page when its explanation opens and closes [PLUS-36]', async () => {
    const { user, dialogs } = await open();
    await choose(user, 'What is this?');
    await screen.findByRole('dialog', { name: 'What Products is' });
    expect(dialogs()).toEqual([{ open: true, dialogType: 'definition' }]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialogs().slice(1)).toEqual([{ open: false, dialogType: 'definition' }]));
  });

  it('downloads the numbers of the tile, and notifies the host page [PLUS-36]', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const names = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, sent } = await open();
    const downloads = () => sent.filter(({ type }) => type === 'dashboard:tile:download');
    for (const [item, fileFormat] of [
      ['Download CSV', 'csv'],
      ['Download Excel', 'xlsx'],
    ] as const) {
      await choose(user, item);
      await waitFor(() =>
        expect(downloads().at(-1)).toMatchObject({ fileFormat, tile: { id: 'products', title: 'Products' } }),
      );
      const link = names.mock.contexts.at(-1) as HTMLAnchorElement;
      expect(link.download).toBe(`Agency profile, Products 2026-10-31.${fileFormat}`);
    }
    expect(files).toHaveLength(2);
    expect(downloads()).toHaveLength(2);
  });
});

describe('a printed dashboard [PLUS-33]', () => {
  const footer = () => screen.getByText(/12 months to Oct 31, 2026/, { selector: 'footer *' });

  it('shows its subject, its filters in the host page’s wording and its data set on each page [PLUS-30]', async () => {
    const { host, apply } = await open({ line: 'personal' });
    expect(footer()).toHaveTextContent(
      /^Agency profile · 5,047 policies · .* · Line of business: personal · Data set: set-1$/,
    );
    const page = { title: 'Kramer Insurance, Austin, TX', sentence: 'Policies writing personal lines' };
    host({ type: 'dashboard:options:set', page });
    expect(footer()).toHaveTextContent(
      'Kramer Insurance, Austin, TX · 5,047 policies · $21.8M · 12 months to Oct 31, 2026 · Policies writing personal lines · Data set: set-1',
    );
    await apply({ line: '' });
    expect(footer()).not.toHaveTextContent('personal');
  });

  it('has every row of its tables', async () => {
    await open();
    const rows = () => within(tile('Carriers')).getAllByRole('row').length;
    expect(rows()).toBe(9);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(rows()).toBe(17);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(rows()).toBe(9);
  });
});

describe('a tile', () => {
  it('names the active filters that it does not use [PLUS-31]', async () => {
    await open({ agency_state: 'TX' });
    expect(within(tile('Products')).getByText('Not filtered by agency state.')).toBeVisible();
  });

  it('hatches months whose renewals may still arrive, and excludes them from its sentence [PLUS-29]', async () => {
    await open();
    const retention = within(tile('Retention by expiring month'));
    const chart = retention.getByRole('application');
    expect(chart.querySelector('rect.chart-hatch')).not.toBeNull();
    const user = userEvent.setup();
    chart.focus();
    await user.keyboard('{End}');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('renewals of this month may still come');
    expect(screen.getByRole('tooltip')).toHaveTextContent('Unfinished period');
  });

  it('reports an error, and reloads on request [PLUS-34]', async () => {
    const ends: Partial<Record<AgencyTileId, TileEnd>> = { products: { error: 'The policy data is being replaced.' } };
    const { user } = await open({}, ends);
    const products = within(tile('Products'));
    expect(products.getByText('The policy data is being replaced.')).toBeVisible();
    delete ends.products;
    await user.click(products.getByRole('button', { name: 'Try again' }));
    expect(await products.findByRole('application')).toBeVisible();
    expect(products.queryByText('The policy data is being replaced.')).toBeNull();
  });

  it('that was stopped says that it shows previous values, and reloads on request [PLUS-34]', async () => {
    const ends: Partial<Record<AgencyTileId, TileEnd>> = {};
    const { user, host } = await open({}, ends);
    const stopped = 'Stopped. The previous values are shown.';
    const tiles = [
      ['products', 'Products'],
      ['summary', 'Key numbers'],
    ] as const;
    for (const [id] of tiles) ends[id] = 'never';
    host({ type: 'dashboard:filters:update', filters: { line: 'personal' } });
    host({ type: 'dashboard:run' });
    for (const [id, name] of tiles) {
      await user.click(await within(tile(name)).findByRole('button', { name: `Menu of ${name}` }));
      await user.click(await screen.findByText('Stop loading'));
      expect(within(tile(name)).getByText(stopped)).toBeVisible();
      delete ends[id];
      await user.click(within(tile(name)).getByRole('button', { name: 'Load' }));
      await waitFor(() => expect(within(tile(name)).queryByText(stopped)).toBeNull());
    }
  });

  it('with key numbers reports that they could not be loaded, and keeps the previous ones [PLUS-34]', async () => {
    const ends: Partial<Record<AgencyTileId, TileEnd>> = {};
    const { user, apply } = await open({}, ends);
    ends.summary = { error: 'The dashboard service cannot be reached.' };
    await apply({ line: 'personal' });
    const alert = screen.getByText('The dashboard service cannot be reached. The previous values are shown.');
    expect(within(tile('Written premium')).getByText('$36.4M')).toBeVisible();
    delete ends.summary;
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? alert);
    expect(await within(tile('Written premium')).findByText('$21.8M')).toBeVisible();
  });
});

describe('a table', () => {
  it('is one tab stop, and arrow keys move between its rows [PLUS-35]', async () => {
    const { user } = await open();
    const carriers = within(within(tile('Carriers')).getByRole('table'));
    const names = carriers.getAllByRole('button');
    expect(names.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => names[0]?.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(names[2]).toHaveFocus();
    await user.keyboard('{End}');
    expect(names.at(-1)).toHaveFocus();
    expect(names.filter(({ tabIndex }) => tabIndex === 0)).toEqual([names.at(-1)]);
    await user.tab();
    expect(within(tile('Carriers')).getByRole('button', { name: /^Show all/ })).toHaveFocus();
  });
});
