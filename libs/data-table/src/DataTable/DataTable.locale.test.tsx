import { de as kit } from '@agency-insights/ui-kit/locales/de';
import { fr as french } from '@agency-insights/ui-kit/locales/fr';
import { LocaleProvider } from '@agency-insights/ui-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { rowsSource } from '../index.ts';
import { de } from '../locales/de.ts';
import { fr } from '../locales/fr.ts';
import { agencies, bodyRows, cellTexts, grid, status, tableOf } from './DataTable.test-support.tsx';

const user = userEvent.setup({ delay: null });
const defaultState = { columnFilters: [{ id: 'city', value: 'Austin' }] };
const inGerman = (table: ReactElement) => (
  <LocaleProvider locale="de-DE" texts={{ ...kit, ...de }}>
    {table}
  </LocaleProvider>
);

describe('DataTable in another language', () => {
  it('DataTable writes numbers, cells and announcements in the language and region [PLUS-40]', () => {
    const [first] = agencies;
    const one = { ...first, policies: 4218.5 } as (typeof agencies)[number];
    render(inGerman(tableOf({ source: rowsSource([one]), search: true, columnPicker: true })));
    expect(cellTexts(bodyRows()[0])).toContain('4.218,5');
    expect(status()).toContain('1 Ergebnis');
    expect(screen.getByRole('button', { name: 'Suchen' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Spalten' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Seitennavigation' })).toHaveTextContent('1–1 von 1');
  });

  it('DataTable accepts numbers in the format of the region, and describes the filter in it [PLUS-40]', async () => {
    const columns = [
      { id: 'name', header: 'Agentur' },
      { id: 'policies', header: 'Policen', filterType: 'number' as const },
    ];
    render(inGerman(tableOf({ columns })));
    await user.click(screen.getByRole('button', { name: 'Menü der Spalte Policen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Filtern …' }));
    const least = screen.getByRole('textbox', { name: 'Policen mindestens' });
    await user.type(least, '1.000,50');
    await user.tab();
    expect(await screen.findByText('Policen: mindestens 1.000,5')).toBeInTheDocument();
    await user.clear(least);
    await user.type(least, 'x');
    expect(least).toHaveAccessibleDescription('Keine Zahl');
  });

  it('DataTable describes a filter with the colon of the language: French has a space before it [PLUS-40]', () => {
    render(
      <LocaleProvider locale="fr-FR" texts={{ ...french, ...fr }}>
        {tableOf({ columns: [{ id: 'city', header: 'Ville', filterType: 'text' }], defaultState })}
      </LocaleProvider>,
    );
    expect(screen.getByText(/^Ville.*Austin/).textContent).toMatch(/^Ville\u00a0: /);
  });

  it('Headers hyphenate long words in the language of the page, and never break a word without a hyphen [PLUS-40]', () => {
    render(inGerman(tableOf({ columns: [{ id: 'name', header: 'Kundennummernverzeichnis' }] })));
    const header = within(grid()).getByText('Kundennummernverzeichnis');
    expect(header.closest('[lang]')).toHaveAttribute('lang', 'de-DE');
    expect(header).toHaveStyle({ hyphens: 'auto', overflowWrap: 'normal' });
  });

  it('DataTable keeps sort, page and selection when the language changes [PLUS-40]', async () => {
    const table = tableOf({ selection: 'multiple', defaultState: { pagination: { pageIndex: 2, pageSize: 10 } } });
    const { rerender } = render(<LocaleProvider>{table}</LocaleProvider>);
    const before = cellTexts(bodyRows()[0]);
    await user.click(within(bodyRows()[0] as HTMLElement).getByRole('checkbox'));
    expect(status()).toContain('1 of 120 rows selected');
    rerender(inGerman(table));
    expect(cellTexts(bodyRows()[0])[1]).toBe(before[1]);
    expect(within(bodyRows()[0] as HTMLElement).getByRole('checkbox')).toBeChecked();
    expect(status()).toContain('1 von 120 Zeilen ausgewählt');
    expect(within(grid()).getByRole('checkbox', { name: 'Alle Zeilen auswählen' })).toBeVisible();
  });

  it('DataTable finds booleans and decimals as cells show them', async () => {
    const rows = [
      { id: '1', name: 'Lone Star', isOpen: true, share: 12.5 },
      { id: '2', name: 'Red River', isOpen: false, share: 7.25 },
    ];
    const columns = ['name', 'isOpen', 'share'].map((id) => ({ id, header: id }));
    const found = async (text: string) => {
      const { unmount } = render(
        inGerman(
          tableOf({ source: rowsSource(rows), columns, search: true, defaultState: { globalFilter: text } } as never),
        ),
      );
      const names = bodyRows().map((row) => cellTexts(row)[0]);
      unmount();
      return names;
    };
    expect(await found('Ja')).toEqual(['Lone Star']);
    expect(await found('7,25')).toEqual(['Red River']);
  });
});
