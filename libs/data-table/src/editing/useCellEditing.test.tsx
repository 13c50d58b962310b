import { act, render, screen, waitFor, within } from '@testing-library/react';
import { LocaleProvider } from '@agency-insights/ui-kit';
import userEvent from '@testing-library/user-event';
import { status } from '../DataTable/DataTable.test-support.tsx';
import {
  editableSource,
  useCellEditing,
  type CellEdit,
  type CellEditingOptions,
  type EditableSource,
} from '../editing.ts';
import { columnSource, DataTable, DataTableConfigurationError, remoteSource, rowsSource } from '../index.ts';
import { de } from '../locales/de.ts';
import { cellRanges } from '../ranges.ts';
import type { ColumnDef, DataTableProps, TableSource } from '../index.ts';
import { table } from '../testing.ts';

interface Agency {
  id: string;
  name: string;
  premium: number | null;
  city: string;
}

const columns: ColumnDef<Agency>[] = [
  { id: 'name', header: 'Agency' },
  { id: 'premium', header: 'Premium', aggregationFn: 'sum' },
  { id: 'city', header: 'City' },
];
const agencies = (): EditableSource<Agency> =>
  editableSource(
    rowsSource<Agency>([
      { id: 'A', name: 'Lone Star', premium: 300, city: 'Austin' },
      { id: 'B', name: 'Brazos', premium: 200, city: 'Dallas' },
      { id: 'C', name: 'Caddo', premium: null, city: 'Tulsa' },
    ]),
  );
const validate = (value: unknown) => (Number(value) < 0 ? 'Must not be negative' : null);
const editors = { premium: { validate }, city: {} };

interface PageProps extends Partial<CellEditingOptions<Agency>> {
  table?: Partial<DataTableProps<Agency>>;
}

function Page({ source, onEdit, table: props, ...given }: PageProps & { source: EditableSource<Agency> }) {
  const editing = useCellEditing({ source, editors: given.editors ?? editors, onEdit });
  const plugins = [editing.plugin];
  return <DataTable {...{ source, columns, plugins }} aria-label="Agencies" storage={null} {...props} />;
}

function show(props: PageProps = {}) {
  const source = agencies();
  render(<Page source={source} {...props} />);
  return source;
}

const shown = table('Agencies');
const cell = (agency: string, header: string) => shown.row(agency).cellElement(header);
const field = () => screen.getByRole('textbox');

describe('useCellEditing', () => {
  it('Enter opens a field with the value selected, and Enter saves the typed value [PLUS-41]', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Brazos', 'Premium'));
    await user.keyboard('{Enter}');
    expect(field()).toHaveAccessibleName('Premium');
    expect(field()).toHaveValue('200');
    await user.keyboard('1,250{Enter}');
    expect(cell('Brazos', 'Premium')).toHaveTextContent('1,250');
    expect(cell('Brazos', 'Premium')).toHaveFocus();
    expect(shown.footer('Premium')).toBe('Sum 1,550');
    expect(status()).toContain('Premium changed');
  });

  it.each([
    ['a double click', async (user: typeof userEvent) => user.dblClick(cell('Brazos', 'City')), 'Dallas'],
    ['F2', async (user: typeof userEvent) => user.keyboard('{F2}'), 'Dallas'],
    ['typing', async (user: typeof userEvent) => user.keyboard('E'), 'E'],
    ['Delete', async (user: typeof userEvent) => user.keyboard('{Delete}'), ''],
  ])('%s opens a field', async (_what, open, value) => {
    show();
    await userEvent.click(cell('Brazos', 'City'));
    await open(userEvent);
    expect(field()).toHaveValue(value);
    expect(field()).toHaveFocus();
  });

  it('Escape discards the edit, and columns without an editor stay unchanged', async () => {
    const user = userEvent.setup();
    const source = show();
    await user.click(cell('Brazos', 'City'));
    await user.keyboard('Houston{Escape}');
    expect(cell('Brazos', 'City')).toHaveTextContent('Dallas');
    expect(cell('Brazos', 'City')).toHaveFocus();
    await user.click(cell('Brazos', 'Agency'));
    await user.keyboard('x');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(source.edits.list).toEqual([]);
  });

  it('The field reports an invalid value and stays open, and the previous value stays when the user leaves', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Brazos', 'Premium'));
    await user.keyboard('abc{Enter}');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(status()).toContain('Not a number');
    await user.clear(field());
    await user.keyboard('-5{Enter}');
    expect(status()).toContain('Must not be negative');
    expect(screen.getAllByText('Must not be negative')).toHaveLength(2);
    await user.click(cell('Caddo', 'Agency'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(cell('Brazos', 'Premium')).toHaveTextContent('200');
    expect(status()).toContain('Premium not changed');
  });

  it('An emptied text reaches validate as null, and parse as an empty text', async () => {
    const checked = jest.fn(() => null);
    const parsed = jest.fn((text: string) => text);
    show({ editors: { premium: { validate: checked }, city: { validate: checked, parse: parsed } } });
    await userEvent.click(cell('Brazos', 'Premium'));
    await userEvent.keyboard('{Delete}{Enter}');
    expect(checked).toHaveBeenLastCalledWith(null, expect.anything());
    await userEvent.click(cell('Brazos', 'City'));
    await userEvent.keyboard('{Delete}{Enter}');
    expect(parsed).toHaveBeenLastCalledWith('');
    expect(checked).toHaveBeenLastCalledWith('', expect.anything());
  });

  it('A click elsewhere, after Tab to the next field, keeps the focus on what was clicked', async () => {
    const user = userEvent.setup();
    const source = show();
    render(<button type="button">Save</button>);
    await user.click(cell('Brazos', 'Premium'));
    await user.keyboard('7{Tab}');
    await user.click(cell('Caddo', 'Agency'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(cell('Caddo', 'Agency')).toHaveFocus();
    await user.click(cell('Brazos', 'Premium'));
    await user.keyboard('8{Tab}Waco');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(source.edits.list.map(({ after }) => after)).toEqual([7, 8, 'Waco']);
  });

  describe('in a column of dates', () => {
    interface Visit {
      id: string;
      day: Date | null;
    }
    const showVisits = (locale: string, timeZone: 'utc' | 'local', day: Date | null) => {
      const source = editableSource(
        rowsSource<Visit>([
          { id: 'A', day },
          { id: 'B', day: new Date(Date.UTC(2026, 0, 15)) },
        ]),
      );
      function Visits() {
        const { plugin } = useCellEditing({ source, editors: { day: {} } });
        const visitColumns: ColumnDef<Visit>[] = [
          { id: 'id', header: 'Visit' },
          { id: 'day', header: 'Day', timeZone },
        ];
        return (
          <DataTable {...{ source }} columns={visitColumns} plugins={[plugin]} aria-label="Visits" storage={null} />
        );
      }
      render(
        <LocaleProvider locale={locale}>
          <Visits />
        </LocaleProvider>,
      );
      return { source, day: table('Visits').row('A').cellElement('Day') };
    };

    it.each([
      ['2026-03-20', 'en-US', '03/20/2026'],
      ['3/20/2026', 'en-US', '03/20/2026'],
      ['20.3.2026', 'de-DE', '20.03.2026'],
    ])(
      'A day typed as %s in %s is saved as a date, with the time of the value before',
      async (typed, locale, expected) => {
        const { source, day } = showVisits(locale, 'utc', new Date(Date.UTC(2026, 1, 1, 9, 30)));
        await userEvent.click(day);
        await userEvent.keyboard(`${typed}{Enter}`);
        expect(day).toHaveTextContent(expected);
        expect(source.edits.list.at(-1)?.after).toEqual(new Date(Date.UTC(2026, 2, 20, 9, 30)));
      },
    );

    it.each(['en-US', 'de-DE', 'fr-FR', 'es-ES', 'sv-SE', 'ko-KR', 'bg-BG', 'ar-EG', 'fa-IR'])(
      'The field of a day shows the text of the cell, which the locale %s parses to the same day',
      async (locale) => {
        const { source, day } = showVisits(locale, 'utc', new Date(Date.UTC(2026, 1, 1, 9, 30)));
        const shown = day.textContent;
        await userEvent.dblClick(day);
        expect(screen.getByRole('textbox')).toHaveValue(shown);
        await userEvent.keyboard('{End} {Enter}');
        expect(source.edits.list.at(-1)?.after).toEqual(new Date(Date.UTC(2026, 1, 1, 9, 30)));
      },
    );

    it('A day typed into an empty cell of local dates is the start of that day', async () => {
      const { source, day } = showVisits('en-US', 'local', null);
      await userEvent.click(day);
      await userEvent.keyboard('2026-03-20{Enter}');
      expect(source.edits.list.at(-1)?.after).toEqual(new Date(2026, 2, 20));
    });

    it.each(['Nonsense', '2026-02-30', '13/40/2026'])('%s is refused as no date', async (typed) => {
      const { source, day } = showVisits('en-US', 'utc', new Date(Date.UTC(2026, 1, 1)));
      await userEvent.click(day);
      await userEvent.keyboard(`${typed}{Enter}`);
      expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
      expect(source.edits.list).toEqual([]);
      await userEvent.keyboard('{Escape}');
      expect(day).toHaveTextContent('02/01/2026');
    });
  });

  describe('in a column of booleans', () => {
    interface Invoice {
      id: string;
      paid: boolean | null;
      open: boolean;
    }
    const showInvoices = (options: Partial<CellEditingOptions<Invoice>> = {}) => {
      const source = editableSource(
        rowsSource<Invoice>([
          { id: 'A', paid: false, open: true },
          { id: 'B', paid: null, open: true },
        ]),
      );
      const invoiceColumns: ColumnDef<Invoice>[] = [
        { id: 'id', header: 'Invoice' },
        { id: 'paid', header: 'Paid', type: 'checkbox' },
        { id: 'open', header: 'Open' },
      ];
      function Invoices() {
        const { plugin } = useCellEditing({ source, editors: { paid: {}, open: {} }, ...options });
        return (
          <DataTable
            {...{ source }}
            columns={invoiceColumns}
            plugins={[cellRanges, plugin]}
            selection="multiple"
            aria-label="Invoices"
            storage={null}
          />
        );
      }
      render(
        <LocaleProvider locale="de-DE" texts={de}>
          <Invoices />
        </LocaleProvider>,
      );
      const cellOf = (header: string) => table('Invoices').row('A').cellElement(header);
      return { source, cellOf, paid: () => within(cellOf('Paid')).getByRole('checkbox', { name: 'Paid' }) };
    };

    it('Enter, Space, and a click on the checkbox toggle the value, each as one change [PLUS-41]', async () => {
      const saved = jest.fn<undefined, [CellEdit]>();
      const { source, cellOf, paid } = showInvoices({ onEdit: saved });
      await userEvent.click(paid());
      expect(paid()).toBeChecked();
      act(() => cellOf('Paid').focus());
      await userEvent.keyboard('{Enter}');
      expect(paid()).not.toBeChecked();
      await userEvent.keyboard(' ');
      expect(paid()).toBeChecked();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(status()).toContain('Paid geändert');
      expect(saved.mock.calls.map(([{ key, after }]) => [key, after])).toEqual(
        [true, false, true].map((v) => ['paid', v]),
      );
      expect(table('Invoices').row('A').isSelected).toBe(false);
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(paid()).not.toBeChecked();
      expect(source.edits.list).toHaveLength(2);
    });

    it('A boolean without a checkbox is toggled by Enter and a double click; letters and Delete open no field', async () => {
      const { cellOf } = showInvoices();
      await userEvent.dblClick(cellOf('Open'));
      expect(cellOf('Open')).toHaveTextContent('Nein');
      await userEvent.keyboard('{Enter}');
      expect(cellOf('Open')).toHaveTextContent('Ja');
      await userEvent.keyboard('x{Delete}');
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(cellOf('Open')).toHaveTextContent('Ja');
    });

    it('A double click on the checkbox toggles twice', async () => {
      const { source, paid } = showInvoices();
      await userEvent.dblClick(paid());
      expect(source.edits.list.map(({ after }) => after)).toEqual([true, false]);
    });

    it('A refused toggle is reported over the rows', async () => {
      const { source, cellOf } = showInvoices({ editors: { paid: { validate: () => 'Gesperrt' } } });
      await userEvent.click(cellOf('Invoice'));
      await userEvent.keyboard('{ArrowRight}{Enter}');
      expect(screen.getAllByText('Gesperrt')).toHaveLength(2);
      expect(source.edits.list).toEqual([]);
    });

    it.each([
      ['true', true],
      ['ja', true],
      ['Nein', false],
      ['FALSE', false],
      ['vielleicht', 'refused'],
    ])('A pasted %s is %s', async (text, after) => {
      const { source, cellOf } = showInvoices();
      act(() => source.edit(0, 'paid', after !== true));
      act(() => cellOf('Paid').focus());
      await userEvent.paste(text);
      const edits = source.edits.list.slice(1).map((edit) => edit.after);
      expect(edits).toEqual(after === 'refused' ? [] : [after]);
      if (after === 'refused') expect(status()).toContain('Paid in Zeile 1: Ja / Nein');
    });
  });

  it('A number typed into an empty cell of numbers is saved as a number', async () => {
    const source = show();
    await userEvent.click(cell('Caddo', 'Premium'));
    await userEvent.keyboard('1,250{Enter}');
    expect(source.edits.list.at(-1)?.after).toBe(1250);
  });

  it('Tab moves to the next editable cell', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Brazos', 'Premium'));
    await user.keyboard('5{Tab}');
    expect(field()).toHaveAccessibleName('City');
    await user.keyboard('Waco{Shift>}{Tab}{/Shift}');
    expect(field()).toHaveValue('5');
    expect(cell('Brazos', 'City')).toHaveTextContent('Waco');
  });

  it('Tab moves from the last editable cell of a row to the first one of the next row, and back with Shift', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Brazos', 'City'));
    await user.keyboard('Waco{Tab}');
    expect(field()).toHaveAccessibleName('Premium');
    await user.keyboard('7{Enter}');
    expect(cell('Caddo', 'Premium')).toHaveTextContent('7');
    await user.keyboard('{F2}{Shift>}{Tab}{/Shift}');
    expect(field()).toHaveValue('Waco');
  });

  it('Tab in the last editable cell of the page saves, and the focus stays', async () => {
    const user = userEvent.setup();
    show();
    await user.click(cell('Caddo', 'City'));
    await user.keyboard('Waco{Tab}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(cell('Caddo', 'City')).toHaveTextContent('Waco');
    expect(cell('Caddo', 'City')).toHaveFocus();
  });

  it('The focus stays with the row when its new value moves it', async () => {
    const user = userEvent.setup();
    show({ table: { defaultState: { sorting: [{ id: 'premium', desc: false }] } } });
    expect(shown.column('Agency')).toEqual(['Brazos', 'Lone Star', 'Caddo']);
    await user.click(cell('Brazos', 'Premium'));
    await user.keyboard('999{Enter}');
    expect(shown.column('Agency')).toEqual(['Lone Star', 'Brazos', 'Caddo']);
    expect(cell('Brazos', 'Premium')).toHaveFocus();
  });

  it('An error that `onEdit` throws at once reverts the edit as a rejection does', async () => {
    const user = userEvent.setup();
    show({
      onEdit: () => {
        throw new Error('The service is down');
      },
    });
    await user.click(cell('Brazos', 'Premium'));
    await user.keyboard('{Enter}13{Enter}');
    await waitFor(() => expect(shown.row('Brazos').cell('Premium')).toBe('200'));
  });

  it('Buttons that undo and redo announce it as the keys do', async () => {
    const user = userEvent.setup();
    const source = agencies();
    function WithButtons() {
      const { plugin, undo, redo } = useCellEditing({ source, editors });
      return (
        <>
          <button onClick={undo}>Undo</button>
          <button onClick={redo}>Redo</button>
          <DataTable {...{ source, columns }} plugins={[plugin]} aria-label="Agencies" storage={null} />
        </>
      );
    }
    render(<WithButtons />);
    await user.click(cell('Brazos', 'Premium'));
    await user.keyboard('{Enter}13{Enter}');
    for (const [name, message] of [
      ['Undo', 'Change undone'],
      ['Redo', 'Change redone'],
      ['Redo', 'Nothing to undo or redo'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect(status()).toContain(message);
    }
  });

  it('Editing over a source that holds no edits names the function that creates one', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const plain = rowsSource<Agency>([{ id: 'A', name: 'Lone Star', premium: 300, city: 'Austin' }]);
    expect(() => render(<Page source={plain as EditableSource<Agency>} />)).toThrow(
      'useCellEditing and its table need the same source of editableSource()',
    );
    quiet.mockRestore();
  });

  it('The keyboard undoes and redoes edits, and each is saved', async () => {
    const user = userEvent.setup();
    const saved: CellEdit[] = [];
    show({ onEdit: (edit) => void saved.push(edit) });
    await user.click(cell('Brazos', 'City'));
    await user.keyboard('Waco{Enter}');
    await user.keyboard('{Control>}z{/Control}');
    expect(cell('Brazos', 'City')).toHaveTextContent('Dallas');
    expect(status()).toContain('Change undone');
    await user.keyboard('{Control>}y{/Control}');
    expect(cell('Brazos', 'City')).toHaveTextContent('Waco');
    await user.keyboard('{Control>}y{/Control}');
    expect(status()).toContain('Nothing to undo or redo');
    const edit = { rowIndex: 1, key: 'city', before: 'Dallas', after: 'Waco' };
    expect(saved).toEqual([edit, { ...edit, before: 'Waco', after: 'Dallas' }, edit]);
  });

  it('An edit that could not be saved is reverted, announced and reported over the rows', async () => {
    const user = userEvent.setup();
    show({ onEdit: () => Promise.reject(new Error('Down')) });
    const failed = 'The change could not be saved and was taken back';
    await user.click(cell('Brazos', 'City'));
    await user.keyboard('Waco{Enter}');
    await waitFor(() => expect(status()).toContain(failed));
    expect(cell('Brazos', 'City')).toHaveTextContent('Dallas');
    // One is for screen readers.
    expect(screen.getAllByText(failed)).toHaveLength(2);
    await user.keyboard('{ArrowUp}');
    expect(screen.getAllByText(failed)).toHaveLength(1);
  });

  it('An undo that could not be saved is reported over the rows, and can be tried again', async () => {
    const user = userEvent.setup();
    const onEdit = jest.fn<Promise<void>, []>().mockResolvedValue();
    show({ onEdit });
    await user.click(cell('Brazos', 'City'));
    await user.keyboard('Waco{Enter}');
    onEdit.mockRejectedValueOnce(new Error('Down'));
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findAllByText('The change could not be saved and was taken back')).toHaveLength(2);
    expect(cell('Brazos', 'City')).toHaveTextContent('Waco');
    await user.keyboard('{Control>}z{/Control}');
    expect(cell('Brazos', 'City')).toHaveTextContent('Dallas');
  });

  it('An undo that could not be saved leaves the edits of its cell in their order', async () => {
    const user = userEvent.setup();
    const onEdit = jest.fn<Promise<void>, []>().mockResolvedValue();
    show({ onEdit });
    await user.click(cell('Brazos', 'City'));
    await user.keyboard('Waco{Enter}Plano{Enter}');
    onEdit.mockRejectedValueOnce(new Error('Down'));
    await user.keyboard('{Control>}z{/Control}');
    await screen.findAllByText('The change could not be saved and was taken back');
    for (const city of ['Plano', 'Waco', 'Dallas']) {
      expect(cell('Brazos', 'City')).toHaveTextContent(city);
      await user.keyboard('{Control>}z{/Control}');
    }
  });

  it('Two edits of a cell that could not be saved go back to the value before both', async () => {
    const user = userEvent.setup();
    const fail: (() => void)[] = [];
    show({ onEdit: () => new Promise((_resolve, reject) => fail.push(reject)) });
    await user.click(cell('Brazos', 'City'));
    await user.keyboard('Waco{Enter}Plano{Enter}');
    await act(async () => fail.forEach((reject) => reject()));
    expect(cell('Brazos', 'City')).toHaveTextContent('Dallas');
  });

  it('Undo skips a value that could not be saved', async () => {
    const user = userEvent.setup();
    const onEdit = jest.fn<Promise<void>, [CellEdit]>().mockResolvedValue();
    let fail: (() => void) | undefined;
    onEdit.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    show({ onEdit });
    await user.click(cell('Brazos', 'City'));
    await user.keyboard('Waco{Enter}Plano{Enter}');
    await act(async () => fail?.());
    await user.keyboard('{Control>}z{/Control}');
    expect(cell('Brazos', 'City')).toHaveTextContent('Dallas');
    expect(onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ before: 'Plano', after: 'Dallas' }));
  });

  it('A redo that could not be saved is reported over the rows, and can be tried again', async () => {
    const user = userEvent.setup();
    const onEdit = jest.fn<Promise<void>, []>().mockResolvedValue();
    show({ onEdit });
    await user.click(cell('Brazos', 'City'));
    await user.keyboard('Waco{Enter}{Control>}z{/Control}');
    onEdit.mockRejectedValueOnce(new Error('Down'));
    await user.keyboard('{Control>}y{/Control}');
    expect(await screen.findAllByText('The change could not be saved and was taken back')).toHaveLength(2);
    expect(cell('Brazos', 'City')).toHaveTextContent('Dallas');
    await user.keyboard('{Control>}y{/Control}');
    expect(cell('Brazos', 'City')).toHaveTextContent('Waco');
  });

  it('A redo that could not be saved after a newer edit cannot be tried again', async () => {
    const user = userEvent.setup();
    const onEdit = jest.fn<Promise<void>, []>().mockResolvedValue();
    const source = show({ onEdit });
    await user.click(cell('Brazos', 'City'));
    await user.keyboard('Waco{Enter}{Control>}z{/Control}');
    let fail: (() => void) | undefined;
    onEdit.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    await user.keyboard('{Control>}y{/Control}Plano{Enter}');
    await act(async () => fail?.());
    expect(cell('Brazos', 'City')).toHaveTextContent('Plano');
    expect(source.edits.canRedo).toBe(false);
    await user.keyboard('{Control>}z{/Control}');
    expect(cell('Brazos', 'City')).toHaveTextContent('Dallas');
  });

  it('Redos that could not be saved leave the edits of their cell in their order', async () => {
    const user = userEvent.setup();
    const onEdit = jest.fn<Promise<void>, []>().mockResolvedValue();
    const source = show({ onEdit });
    await user.click(cell('Brazos', 'City'));
    await user.keyboard('Waco{Enter}Plano{Enter}{Control>}zz{/Control}');
    const fail: (() => void)[] = [];
    onEdit.mockImplementation(() => new Promise((_resolve, reject) => fail.push(reject)));
    await user.keyboard('{Control>}yy{/Control}');
    await act(async () => fail.forEach((reject) => reject()));
    expect(cell('Brazos', 'City')).toHaveTextContent('Dallas');
    onEdit.mockResolvedValue();
    for (const city of ['Waco', 'Plano']) {
      await user.keyboard('{Control>}y{/Control}');
      expect(cell('Brazos', 'City')).toHaveTextContent(city);
    }
    expect(source.edits.canRedo).toBe(false);
  });

  it('The logger reports an editor of a column that does not exist, once', () => {
    const logger = { warn: jest.fn() };
    const source = agencies();
    const page = <Page source={source} editors={{ premiun: {}, city: {} }} table={{ logger }} />;
    const { rerender } = render(page);
    rerender(<Page source={source} editors={{ premiun: {} }} table={{ logger }} />);
    expect(logger.warn.mock.calls).toEqual([
      ['Unknown column id "premiun" in editors. Known ids: name, premium, city'],
    ]);
  });

  it('A table with another source than its editing is refused with the fix, once it has rows', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = (source: TableSource<Agency>) => <Page source={agencies()} table={{ source }} />;
    const { rerender } = render(page(rowsSource<Agency>([])));
    expect(() => rerender(page(agencies()))).toThrow(
      new DataTableConfigurationError(
        'unusable_source',
        'useCellEditing and its table need the same source of editableSource()',
      ),
    );
  });

  it('The key of an editor must be a key of the rows', () => {
    const source = agencies();
    // @ts-expect-error -- no row has this key
    const wrong: CellEditingOptions<Agency> = { source, editors: { premium: { key: 'premiun' } } };
    const right: CellEditingOptions<Agency> = { source, editors: { premium: { key: 'premium' } } };
    expect(Object.keys(wrong.editors)).toEqual(Object.keys(right.editors));
  });

  it('Filters and search use edited values', async () => {
    const source = show({ table: { defaultState: { globalFilter: 'waco' } } });
    expect(within(shown.element).getByText('No Results found')).toBeVisible();
    act(() => source.edit(0, 'city', 'Waco'));
    expect(shown.column('Agency')).toEqual(['Lone Star']);
    expect(source.row(0)).toEqual({ id: 'A', name: 'Lone Star', premium: 300, city: 'Waco' });
  });
});

describe('editableSource', () => {
  it('editableSource keeps numbers as numbers for the engine, and accepts any edited value', () => {
    const premium = Float64Array.of(1, 2);
    const source = editableSource(columnSource({ rowCount: 2, columns: { premium } }));
    source.edit(0, 'premium', 5);
    source.edit(1, 'premium', null);
    expect(source.column('premium')).toMatchObject({ kind: 'numbers', numbers: Float64Array.of(5, Number.NaN) });
    source.edit(1, 'premium', 'none');
    expect(source.column('premium')?.at(1)).toBe('none');
    expect([...premium]).toEqual([1, 2]);
  });

  it('editableSource refuses rows of a server', () => {
    const server = remoteSource<Agency>({ fetchRows: () => Promise.resolve({ rows: [], total: 0 }) });
    expect(() => editableSource(server)).toThrow('not one of a server');
  });

  it.each([
    ['de-DE', '1.500', 1500, '300,5'],
    ['de-DE', '1,5', 1.5, '300,5'],
    ['en-US', '1,500', 1500, '300.5'],
    ['es-ES', '1.500', 1500, '300,5'],
    ['fr-FR', '1 500,5', 1500.5, '300,5'],
    ['de-CH', '1’500.5', 1500.5, '300.5'],
  ])('In %s the table accepts a pasted and a typed %s as %d [PLUS-40]', async (locale, text, number, shownBefore) => {
    const user = userEvent.setup();
    const source = agencies();
    source.edit(0, 'premium', 300.5);
    render(
      <LocaleProvider locale={locale}>
        <Page source={source} />
      </LocaleProvider>,
    );
    act(() => cell('Brazos', 'Premium').focus());
    await user.paste(text);
    act(() => cell('Lone Star', 'Premium').focus());
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue(shownBefore);
    await user.clear(field());
    await user.type(field(), `${text}{Enter}`);
    expect(source.edits.list.slice(1).map(({ after }) => after)).toEqual([number, number]);
  });

  it('Pasting fills spreadsheet cells starting at the focused one, and undo reverts them together [PLUS-41]', async () => {
    const user = userEvent.setup();
    const onEdit = jest.fn<undefined, [CellEdit]>();
    const source = show({ onEdit });
    await user.click(cell('Lone Star', 'Premium'));
    await user.paste('1,500\tHouston\n250\tPlano\r\n');
    expect(cell('Lone Star', 'Premium')).toHaveTextContent('1,500');
    expect([0, 1].map((row) => source.row(row))).toMatchObject([
      { premium: 1500, city: 'Houston' },
      { premium: 250, city: 'Plano' },
    ]);
    expect(status()).toContain('Cells pasted: 4');
    expect(onEdit).toHaveBeenCalledTimes(4);
    await user.keyboard('{Control>}z{/Control}');
    expect(source.row(0)).toMatchObject({ premium: 300, city: 'Austin' });
    expect(source.edits.list).toEqual([]);
    await user.keyboard('{Control>}y{/Control}');
    expect(source.row(1)).toMatchObject({ premium: 250, city: 'Plano' });
    expect(source.edits.canRedo).toBe(false);
  });

  it.each([
    ['Premium', '5\tHouston\n-1\tPlano', 'Nothing changed. Premium in row 2: Must not be negative'],
    ['Premium', 'many', 'Nothing changed. Premium in row 1: Not a number'],
    ['Agency', 'Another name', 'Nothing changed: none of these cells can be edited'],
    ['City', Array(1_001).fill('a').join('\n'), 'Nothing changed: change at most 1,000 cells at a time'],
  ])(
    'Nothing is pasted into %s if a part is invalid, and the reason is announced: %j',
    async (header, text, message) => {
      const user = userEvent.setup();
      const source = show();
      await user.click(cell('Lone Star', header));
      await user.paste(text);
      expect(status()).toContain(message);
      expect(source.edits.list).toEqual([]);
    },
  );

  it('Pasting follows the visible order of sorted rows, and ignores a trailing line break', async () => {
    const user = userEvent.setup();
    const source = show({ table: { defaultState: { sorting: [{ id: 'city', desc: true }] } } });
    await user.click(cell('Caddo', 'City'));
    await user.paste('Waco\n');
    expect(source.edits.list.map(({ rowIndex, after }) => [rowIndex, after])).toEqual([[2, 'Waco']]);
  });

  it('Text pasted into an open field goes to the field', async () => {
    const user = userEvent.setup();
    const source = show();
    await user.click(cell('Brazos', 'City'));
    await user.keyboard('{Enter}');
    await user.paste('Houston\tPlano');
    expect(field()).toHaveValue('Houston\tPlano');
    expect(source.edits.list).toEqual([]);
  });

  it('Pasted cells that could not be saved are reverted and reported', async () => {
    const user = userEvent.setup();
    const source = show({ onEdit: () => Promise.reject(new Error('offline')) });
    await user.click(cell('Brazos', 'City'));
    await user.paste('Houston\nPlano');
    await waitFor(() => expect(status()).toContain('could not be saved'));
    expect(source.edits.list).toEqual([]);
    // One notice for all cells, and one text for screen readers.
    expect(screen.getAllByText(/could not be saved/)).toHaveLength(2);
  });

  describe('in a selected range', () => {
    const showRanges = (props: Omit<PageProps, 'table'> = {}) => {
      const source = agencies();
      function Ranges() {
        const { plugin } = useCellEditing({ source, editors, ...props });
        return (
          <DataTable {...{ source, columns }} aria-label="Agencies" storage={null} plugins={[cellRanges, plugin]} />
        );
      }
      render(<Ranges />);
      return source;
    };
    const rows = (source: EditableSource<Agency>) => [0, 1, 2].map((row) => source.row(row));
    const marked = () => within(shown.element).queryAllByRole('gridcell', { selected: true });

    it('A pasted value fills the editable cells of the range, and undo reverts them together [PLUS-41]', async () => {
      const user = userEvent.setup();
      const source = showRanges();
      await user.click(cell('Lone Star', 'Agency'));
      await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
      await user.paste('7');
      expect(rows(source)).toMatchObject([
        { name: 'Lone Star', premium: 7, city: '7' },
        { name: 'Brazos', premium: 7, city: '7' },
        { name: 'Caddo', premium: null, city: 'Tulsa' },
      ]);
      expect(status()).toContain('Cells pasted: 4');
      expect(marked()).toHaveLength(6);
      await user.keyboard('{Control>}z{/Control}');
      expect(source.edits.list).toEqual([]);
    });

    it('A pasted block that divides the range is repeated in it, from its first cell', async () => {
      const user = userEvent.setup();
      const source = showRanges();
      await user.click(cell('Caddo', 'City'));
      await user.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{ArrowUp}{/Shift}');
      await user.paste('1\tWaco');
      expect(rows(source)).toMatchObject([1, 1, 1].map((premium) => ({ premium, city: 'Waco' })));
      expect(status()).toContain('Cells pasted: 6');
    });

    it('A block that does not divide the range is pasted once, from the first cell of the range', async () => {
      const user = userEvent.setup();
      const source = showRanges();
      await user.click(cell('Caddo', 'City'));
      await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
      await user.paste('Waco\nPlano');
      expect(rows(source)).toMatchObject([{ city: 'Waco' }, { city: 'Plano' }, { city: 'Tulsa' }]);
    });

    it.each(['Delete', 'Backspace'])(
      '%s clears the editable cells of the range, and undo reverts them',
      async (key) => {
        const user = userEvent.setup();
        const saved = jest.fn<undefined, [CellEdit]>();
        const source = showRanges({ onEdit: saved });
        await user.click(cell('Lone Star', 'Agency'));
        await user.keyboard(`{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}{${key}}`);
        expect(rows(source)).toMatchObject([
          { name: 'Lone Star', premium: null, city: null },
          { name: 'Brazos', premium: null, city: null },
          { city: 'Tulsa' },
        ]);
        expect(status()).toContain('Cells cleared: 4');
        expect(saved).toHaveBeenCalledTimes(4);
        await user.keyboard(`{Control>}z{/Control}`);
        expect(source.edits.list).toEqual([]);
      },
    );

    it('Control + D copies the first row of the range to those below', async () => {
      const user = userEvent.setup();
      const source = showRanges();
      await user.click(cell('Caddo', 'City'));
      await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowLeft}{/Shift}{Control>}d{/Control}');
      expect(rows(source)).toMatchObject([1, 2, 3].map(() => ({ premium: 300, city: 'Austin' })));
      expect(status()).toContain('Cells filled: 4');
    });

    it('Nothing changes if one of the cells must not be empty', async () => {
      const user = userEvent.setup();
      const required = { city: { validate: (value: unknown) => (value === null ? 'Enter a city' : null) } };
      const source = showRanges({ editors: { ...editors, ...required } });
      await user.click(cell('Lone Star', 'Premium'));
      await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}');
      expect(status()).toContain('Nothing changed. City in row 1: Enter a city');
      expect(source.edits.list).toEqual([]);
    });
  });

  it('Pasting skips cells next to and below the editable ones', async () => {
    const user = userEvent.setup();
    const source = show();
    await user.click(cell('Brazos', 'Agency'));
    await user.paste('Other\t7\tWaco\tbeside\nOther\t\tEnid\nbelow');
    expect([1, 2].map((row) => source.row(row))).toMatchObject([
      { name: 'Brazos', premium: 7, city: 'Waco' },
      { name: 'Caddo', premium: null, city: 'Enid' },
    ]);
    expect(status()).toContain('Cells pasted: 3');
  });
});
