import { DatePicker, Select } from '@agency-insights/ui-kit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { status } from '../DataTable/DataTable.test-support.tsx';
import {
  choiceEditor,
  editableSource,
  useCellEditing,
  type CellEditingOptions,
  type CellEditors,
  type CellFieldContext,
  type EditableSource,
} from '../editing.ts';
import { groupedSource } from '../grouping.ts';
import { DataTable, rowsSource } from '../index.ts';
import type { ColumnDef, TablePlugin } from '../index.ts';
import { useRowPinning } from '../pinning.ts';
import { cellRanges } from '../ranges.ts';
import { table } from '../testing.ts';

interface Policy {
  id: string;
  insured: string;
  state: string | null;
  since: Date | null;
  premium: number;
}

const columns: ColumnDef<Policy>[] = [
  { id: 'insured', header: 'Insured' },
  { id: 'state', header: 'State' },
  { id: 'since', header: 'Since' },
  { id: 'premium', header: 'Premium' },
];
const policies = (): EditableSource<Policy> =>
  editableSource(
    rowsSource<Policy>([
      { id: 'P1', insured: 'Brazos Diner', state: 'TX', since: new Date('2026-03-02'), premium: 300 },
      { id: 'P2', insured: 'Tulsa Roofing', state: 'OK', since: null, premium: 200 },
      { id: 'P3', insured: 'Caddo Freight', state: null, since: null, premium: 100 },
    ]),
  );
const states = ['TX', { label: 'Oklahoma', value: 'OK' }, { label: 'Old Territory', value: 'OT', disabled: true }];
const state = choiceEditor(states);
const editors: CellEditors<Policy> = { state, premium: {} };

interface PageProps extends Partial<Pick<CellEditingOptions<Policy>, 'editors' | 'onEdit'>> {
  source: EditableSource<Policy>;
  plugins?: TablePlugin[];
  onRowClick?: () => void;
}

function Page({ source, plugins = [], onRowClick, ...options }: PageProps) {
  const { plugin } = useCellEditing({ source, editors, ...options });
  const all = [...plugins, plugin];
  return <DataTable {...{ source, columns, onRowClick }} aria-label="Policies" storage={null} plugins={all} />;
}

function show(props: Partial<PageProps> = {}) {
  const source = props.source ?? policies();
  render(<Page {...props} source={source} />);
  return source;
}

const shown = table('Policies');
const cell = (insured: string, header: string) => shown.row(insured).cellElement(header);
const list = () => screen.getByRole('combobox', { name: 'State' });
const closed = () => waitFor(() => expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull());
/** Opens the list of states in the row of the diner, whose state is TX. */
const openList = async () => {
  await userEvent.click(cell('Brazos Diner', 'State'));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
};
const pasteInto = async (element: HTMLElement, text: string) => {
  await userEvent.click(element);
  await userEvent.paste(text);
};

describe('A cell with choices', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['F2', '{F2}'],
  ])('%s opens the list at the current choice [PLUS-41]', async (_name, key) => {
    show();
    await userEvent.click(cell('Brazos Diner', 'State'));
    await userEvent.keyboard(key);
    expect(list()).toHaveFocus();
    expect(list()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('option', { name: 'TX' })).toHaveAttribute('aria-selected', 'true');
  });

  it('A letter opens the list at the first choice that starts with it [PLUS-41]', async () => {
    const source = show();
    await userEvent.click(cell('Brazos Diner', 'State'));
    await userEvent.keyboard('o');
    const { id } = await screen.findByRole('option', { name: 'Oklahoma' });
    expect(list()).toHaveAttribute('aria-activedescendant', id);
    await userEvent.keyboard('{Enter}');
    await closed();
    expect(source.edits.list).toMatchObject([{ before: 'TX', after: 'OK' }]);
  });

  it('A letter without a choice opens the list at the current one', async () => {
    show();
    await userEvent.click(cell('Brazos Diner', 'State'));
    await userEvent.keyboard('z');
    const { id } = await screen.findByRole('option', { name: 'TX' });
    expect(list()).toHaveAttribute('aria-activedescendant', id);
  });

  it.each(['{Delete}', '{Backspace}'])('%s clears the cell without opening the list [PLUS-41]', async (key) => {
    const onEdit = jest.fn();
    show({ onEdit });
    await userEvent.click(cell('Brazos Diner', 'State'));
    await userEvent.keyboard(key);
    expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
    expect(cell('Brazos Diner', 'State')).not.toHaveTextContent('TX');
    expect(cell('Brazos Diner', 'State')).toHaveFocus();
    expect(status()).toContain('State changed');
    expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ key: 'state', before: 'TX', after: null }));
  });

  it('Delete in an empty cell is no edit', async () => {
    const source = show();
    await userEvent.click(cell('Caddo Freight', 'State'));
    await userEvent.keyboard('{Delete}');
    expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
    expect(source.edits.list).toEqual([]);
  });

  it('Delete of a required choice is refused with the reason, over the rows', async () => {
    const validate = (value: unknown) => (value === null ? 'Choose a state' : null);
    const source = show({ editors: { state: { ...state, validate } } });
    await userEvent.click(cell('Brazos Diner', 'State'));
    await userEvent.keyboard('{Delete}');
    expect(status()).toContain('Choose a state');
    expect(screen.getAllByText('Choose a state')).toHaveLength(2);
    expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
    expect(source.edits.list).toEqual([]);
  });

  it('The arrows and Enter choose and save a value, and the focus returns to the cell [PLUS-41]', async () => {
    const onEdit = jest.fn();
    show({ onEdit });
    await openList();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    expect(cell('Brazos Diner', 'State')).toHaveTextContent('OK');
    expect(cell('Brazos Diner', 'State')).toHaveFocus();
    expect(status()).toContain('State changed');
    expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ key: 'state', before: 'TX', after: 'OK' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(cell('Brazos Diner', 'State')).toHaveTextContent('TX');
  });

  it('A click chooses an option, and neither click is one on the row', async () => {
    const onRowClick = jest.fn();
    const source = show({ onRowClick });
    await userEvent.click(cell('Brazos Diner', 'State'));
    onRowClick.mockClear();
    await userEvent.keyboard('{F2}');
    await userEvent.click(await screen.findByRole('option', { name: 'Oklahoma' }));
    await closed();
    expect(source.edits.list).toHaveLength(1);
    expect(onRowClick).not.toHaveBeenCalled();
  });

  it.each([
    ['Escape', '{Escape}'],
    ['Choosing the same value', '{Enter}'],
  ])('%s closes the field without an edit in one press', async (_name, key) => {
    const source = show();
    await openList();
    await userEvent.keyboard(key);
    await closed();
    expect(cell('Brazos Diner', 'State')).toHaveFocus();
    expect(source.edits.list).toEqual([]);
  });

  it('Escape closes the field at once, so that the next key is the cell’s', async () => {
    show();
    await openList();
    // As in a browser, which may report the next key before anything that was only scheduled.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    list().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await Promise.resolve();
    const focused = document.activeElement;
    await new Promise((resolve) => setTimeout(resolve));
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    expect(focused).toBe(cell('Brazos Diner', 'State'));
  });

  it('Tab and Shift + Tab go on to the next and the previous editable cell', async () => {
    const source = show();
    await openList();
    await userEvent.keyboard('{Tab}');
    expect(screen.getByRole('textbox', { name: 'Premium' })).toHaveValue('300');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(list()).toHaveFocus();
    expect(within(cell('Brazos Diner', 'State')).getByRole('combobox')).toBe(list());
    expect(source.edits.list).toEqual([]);
  });

  it('The field closes when the user clicks elsewhere', async () => {
    show();
    await openList();
    await userEvent.click(cell('Tulsa Roofing', 'Insured'));
    await closed();
    expect(cell('Tulsa Roofing', 'Insured')).toHaveFocus();
  });

  it('A refused choice is reported over the rows, and the field stays open until another is chosen', async () => {
    const validate = (value: unknown) => (value === 'OK' ? 'Not licensed in Oklahoma' : null);
    const source = show({ editors: { state: { ...state, validate } } });
    await openList();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(status()).toContain('Not licensed in Oklahoma');
    expect(screen.getAllByText('Not licensed in Oklahoma')).toHaveLength(2);
    expect(list()).toHaveAttribute('aria-invalid', 'true');
    expect(list()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'TX' }));
    await closed();
    expect(source.edits.list).toEqual([]);
  });

  it('More than ten choices can be searched, in any case', async () => {
    show({ editors: { state: choiceEditor(Array.from({ length: 11 }, (_, place) => `State ${place}`)) } });
    await openList();
    await userEvent.keyboard('state 10{Enter}');
    await closed();
    expect(cell('Brazos Diner', 'State')).toHaveTextContent('State 10');
  });

  it('Letters move through more than ten choices', async () => {
    show({ editors: { state: choiceEditor(Array.from({ length: 11 }, (_, place) => `${place}th state`)) } });
    await userEvent.click(cell('Brazos Diner', 'State'));
    await userEvent.keyboard('10{Enter}');
    await closed();
    expect(cell('Brazos Diner', 'State')).toHaveTextContent('10th state');
  });

  it('The list opens in strict mode, with and without a letter', async () => {
    render(
      <StrictMode>
        <Page source={policies()} />
      </StrictMode>,
    );
    for (const [key, option] of [
      ['{Enter}', 'TX'],
      ['o', 'Oklahoma'],
    ] as const) {
      await userEvent.click(cell('Brazos Diner', 'State'));
      await userEvent.keyboard(key);
      const { id } = await screen.findByRole('option', { name: option });
      expect(list()).toHaveAttribute('aria-activedescendant', id);
      await userEvent.keyboard('{Escape}');
      await closed();
    }
  });

  it('A choice whose value is empty empties the cell', async () => {
    const source = show({ editors: { state: choiceEditor([{ label: 'None', value: '' }, 'TX']) } });
    await openList();
    await userEvent.click(screen.getByRole('option', { name: 'None' }));
    await closed();
    expect(source.edits.list).toMatchObject([{ before: 'TX', after: null }]);
  });

  it('Pasted labels and values become values in any case, and other texts are refused [PLUS-41]', async () => {
    const source = show();
    await pasteInto(cell('Brazos Diner', 'State'), 'oklahoma\nTx\ntx');
    expect(source.edits.list.map(({ after }) => after)).toEqual(['OK', 'TX', 'TX']);
    await pasteInto(cell('Brazos Diner', 'State'), 'Ohio');
    expect(status()).toContain('Nothing changed. State in row 1: Not one of the choices');
    await pasteInto(cell('Tulsa Roofing', 'State'), 'Old Territory');
    expect(status()).toContain('Nothing changed. State in row 2: Not one of the choices');
    expect(source.edits.list).toHaveLength(3);
  });

  it('A range is filled down, and cleared', async () => {
    const source = show({ plugins: [cellRanges] });
    await shown.selectCells(['Brazos Diner', 'State'], ['Caddo Freight', 'State']);
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(shown.column('State')).toEqual(['TX', 'TX', 'TX']);
    await userEvent.keyboard('{Delete}');
    expect(source.edits.list.slice(-3).map(({ after }) => after)).toEqual([null, null, null]);
  });

  it('Choices without a field are typed', async () => {
    show({ editors: { state: { choices: states } } });
    await userEvent.click(cell('Tulsa Roofing', 'State'));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'State' })).toHaveValue('Oklahoma');
    await userEvent.keyboard('Ohio{Enter}');
    expect(status()).toContain('Not one of the choices');
    await userEvent.clear(screen.getByRole('textbox', { name: 'State' }));
    await userEvent.keyboard('tx{Enter}');
    expect(cell('Tulsa Roofing', 'State')).toHaveTextContent('TX');
  });

  it('`parse` and `text` of an editor take precedence', async () => {
    const parse = (text: string) => `${text}!`;
    const source = show({ editors: { state: { choices: states, parse, text: () => 'shown' } } });
    await userEvent.click(cell('Brazos Diner', 'State'));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'State' })).toHaveValue('shown');
    await userEvent.keyboard('Ohio{Enter}');
    expect(source.edits.list).toMatchObject([{ after: 'Ohio!' }]);
  });

  it('The list opens in pinned rows', async () => {
    function Pinned({ source }: { source: EditableSource<Policy> }) {
      const { plugin, column } = useRowPinning<Policy>({ defaultPinned: ['P2'] });
      const editing = useCellEditing({ source, editors });
      const all = [...columns, column];
      return (
        <DataTable
          source={source}
          columns={all}
          aria-label="Policies"
          storage={null}
          plugins={[editing.plugin, plugin]}
        />
      );
    }
    render(<Pinned source={policies()} />);
    const pinned = () => document.querySelector<HTMLElement>('[data-pinned-row] [aria-colindex="2"]')!;
    await userEvent.dblClick(pinned());
    expect(pinned()).toContainElement(list());
    await userEvent.click(await screen.findByRole('option', { name: 'TX' }));
    await closed();
    expect(pinned()).toHaveTextContent('TX');
    expect(pinned()).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    expect(pinned()).not.toHaveTextContent('TX');
    expect(pinned()).toHaveFocus();
  });

  it('A chosen group moves the row to it, and the focus goes with the row', async () => {
    const source = groupedSource(policies(), { by: ['state'] });
    function Grouped() {
      const { plugin } = useCellEditing({ source, editors });
      return (
        <DataTable
          source={source}
          columns={columns}
          aria-label="Policies"
          storage={null}
          plugins={[plugin]}
          defaultState={{ expanded: ['group:TX', 'group:OK'] }}
        />
      );
    }
    render(<Grouped />);
    await openList();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await waitFor(() => expect(cell('Brazos Diner', 'State')).toHaveFocus());
    expect(cell('Brazos Diner', 'State')).toHaveTextContent('OK');
  });
});

describe('A cell with a field of its own', () => {
  const day = ({ label, value, commit }: CellFieldContext) => (
    <DatePicker
      aria-label={label}
      defaultValue={value instanceof Date ? value : null}
      onValueChange={commit}
      timeZone="UTC"
    />
  );
  const dates = (extra: object = {}): CellEditors<Policy> => ({ since: { field: day, ...extra }, premium: {} });
  const picker = () => screen.getByRole('button', { name: /^Since: / });
  const openPicker = async () => {
    await userEvent.click(cell('Brazos Diner', 'Since'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(picker());
    await screen.findByRole('dialog');
  };
  const pick = async (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

  it('A picked day is saved, and the focus returns to the cell [PLUS-41]', async () => {
    const source = show({ editors: dates() });
    await userEvent.click(cell('Brazos Diner', 'Since'));
    await userEvent.keyboard('{Enter}');
    expect(picker()).toHaveFocus();
    await userEvent.click(picker());
    await screen.findByRole('dialog');
    await pick(/March 20/);
    expect(source.edits.list).toMatchObject([{ after: new Date('2026-03-20') }]);
    expect(screen.queryByRole('button', { name: /^Since: / })).toBeNull();
    expect(cell('Brazos Diner', 'Since')).toHaveFocus();
  });

  it('A refused value keeps the field open with its message', async () => {
    const validate = () => 'The policy has ended';
    const source = show({ editors: dates({ validate }) });
    await openPicker();
    await pick(/March 20/);
    expect(screen.getAllByText('The policy has ended')).toHaveLength(2);
    expect(picker()).toBeVisible();
    expect(source.edits.list).toEqual([]);
  });

  it('Keys in a popup stay there: Tab moves in it, and Escape closes it before the field', async () => {
    show({ editors: dates() });
    await openPicker();
    await userEvent.tab();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(picker()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: /^Since: / })).toBeNull();
    expect(cell('Brazos Diner', 'Since')).toHaveFocus();
  });

  it('Tab goes on to the next editable cell, and a click elsewhere closes the field', async () => {
    show({ editors: dates() });
    await userEvent.click(cell('Brazos Diner', 'Since'));
    await userEvent.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('textbox', { name: 'Premium' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(picker()).toHaveFocus();
    await userEvent.click(cell('Tulsa Roofing', 'Insured'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Since: / })).toBeNull());
    expect(cell('Tulsa Roofing', 'Insured')).toHaveFocus();
  });

  it('A field that has closed writes no more', async () => {
    let late: CellFieldContext['commit'] = () => null;
    const field = ({ label, commit, cancel }: CellFieldContext) => {
      late = commit;
      return <Select aria-label={label} options={['1']} onBlur={cancel} />;
    };
    const source = show({ editors: { premium: { field }, since: {} } });
    await userEvent.click(cell('Brazos Diner', 'Premium'));
    await userEvent.keyboard('{Enter}{Tab}');
    expect(late(5)).toBeNull();
    expect(source.edits.list).toEqual([]);
  });

  it('The letter that opened it arrives as `typed`, and Delete clears the cell', async () => {
    const field = ({ label, typed }: CellFieldContext) => <input aria-label={label} defaultValue={typed} />;
    const source = show({ editors: { premium: { field } } });
    await userEvent.click(cell('Brazos Diner', 'Premium'));
    await userEvent.keyboard('7');
    expect(screen.getByRole('textbox', { name: 'Premium' })).toHaveValue('7');
    await userEvent.keyboard('{Escape}{Enter}');
    expect(screen.getByRole('textbox', { name: 'Premium' })).toHaveValue('');
    await userEvent.keyboard('{Escape}{Delete}');
    expect(source.edits.list).toMatchObject([{ before: 300, after: null }]);
  });

  it('A column of booleans opens it instead of toggling', async () => {
    const rows = editableSource(rowsSource([{ id: 'A', paid: true }]));
    const field = ({ label }: CellFieldContext) => <input aria-label={label} />;
    function Booleans() {
      const { plugin } = useCellEditing({ source: rows, editors: { paid: { field } } });
      return (
        <DataTable
          source={rows}
          columns={[{ id: 'paid', header: 'Paid' }]}
          aria-label="Policies"
          storage={null}
          plugins={[plugin]}
        />
      );
    }
    render(<Booleans />);
    await userEvent.dblClick(cell('Yes', 'Paid'));
    expect(screen.getByRole('textbox', { name: 'Paid' })).toHaveFocus();
    expect(rows.edits.list).toEqual([]);
  });
});
