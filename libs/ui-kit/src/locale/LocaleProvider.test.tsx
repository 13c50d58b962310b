import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { completeDaysPreset, DatePicker, DateRangePicker, MultiSelect, Pagination } from '../index.ts';
import { de } from '../locales/de.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';
import { LocaleProvider } from './LocaleProvider.tsx';

const user = userEvent.setup({ delay: null });
const now = () => new Date(2026, 10, 20, 9, 30);
const inGerman = (element: ReactElement, locale = 'de-DE') => (
  <LocaleProvider locale={locale} texts={de}>
    {element}
  </LocaleProvider>
);

beforeEach(() => setViewportWidth(1440));

describe('LocaleProvider', () => {
  it('LocaleProvider provides the texts of its pack and the number formats of its region [PLUS-40]', () => {
    renderInTheme(inGerman(<Pagination total={12480} defaultPageSize={25} />));
    expect(screen.getByRole('navigation', { name: 'Seitennavigation' })).toHaveTextContent('1–25 von 12.480');
    expect(screen.getByRole('combobox', { name: 'Zeilen pro Seite:' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nächste Seite' })).toBeEnabled();
  });

  it('LocaleProvider falls back to English for missing texts', () => {
    renderInTheme(
      <LocaleProvider locale="de-DE">
        <Pagination total={12480} defaultPageSize={25} />
      </LocaleProvider>,
    );
    expect(screen.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('1-25 of 12.480');
  });

  it('The props of a component take precedence over LocaleProvider', () => {
    renderInTheme(inGerman(<DateRangePicker label="Wirksam" placeholder="Alle Tage" />));
    expect(screen.getByRole('button')).toHaveTextContent('Alle Tage');
  });

  it('LocaleProvider sets the date format of the region, with weeks from its first day [PLUS-40]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(inGerman(<DatePicker label="Gültig ab" {...{ now, onValueChange }} />));
    expect(screen.getByRole('button')).toHaveTextContent('TT.MM.JJJJ');
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('grid')).toHaveAccessibleName('November 2026');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      ...['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    ]);
    await user.click(screen.getByRole('textbox', { name: 'Gültig ab Tag' }));
    await user.keyboard('07032026');
    expect(onValueChange).toHaveBeenLastCalledWith(new Date(2026, 2, 7), { reason: 'type' });
    await user.paste('24. Dezember 2026');
    expect(onValueChange).toHaveBeenLastCalledWith(new Date(2026, 11, 24), { reason: 'type' });
  });

  it('LocaleProvider names presets in its language, except for custom labels', async () => {
    const presets = [completeDaysPreset(7), { ...completeDaysPreset(30), id: 'own', label: 'Ein Monat' }];
    renderInTheme(inGerman(<DateRangePicker label="Wirksam" {...{ now, presets }} />));
    await user.click(screen.getByRole('button'));
    const list = screen.getByRole('list', { name: 'Vorlagen' });
    expect(
      within(list)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Letzte 7 volle Tage und heute', 'Ein Monat']);
  });

  it('LocaleProvider keeps open lists, typed texts and values when the language changes [PLUS-40]', async () => {
    const options = ['Kansas', 'Oklahoma', 'Texas'];
    const select = <MultiSelect label="State" searchable options={options} defaultValue={['Kansas', 'Texas']} />;
    const { rerender } = renderInTheme(<LocaleProvider>{select}</LocaleProvider>);
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('a');
    expect(screen.getByText('2 Selected')).toBeVisible();
    rerender(inGerman(select));
    expect(screen.getByText('2 ausgewählt')).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue('a');
    expect(screen.getByRole('option', { name: 'Alle Optionen 3 mit „a“' })).toBeVisible();
    expect(screen.getByRole('option', { name: 'Texas' })).toHaveAttribute('aria-selected', 'true');
    rerender(<LocaleProvider>{select}</LocaleProvider>);
    expect(screen.getByRole('option', { name: 'All Options 3 containing “a”' })).toBeVisible();
  });

  it('LocaleProvider refuses a text that is not a language tag', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderInTheme(inGerman(<Pagination total={1} />, 'de_DE'))).toThrow(
      'LocaleProvider: `locale` must be a BCP 47 tag such as "de-AT", not "de_DE".',
    );
    log.mockRestore();
  });
});
