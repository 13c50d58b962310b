import { assertList } from '../assertList/assertList.ts';
import type {
  ButtonSectionOption,
  ButtonSectionRow,
  ButtonSectionSelection,
  ButtonSectionTable,
  ButtonSectionValue,
} from './ButtonSection.types.ts';

/** A section in which nothing is chosen. */
export const emptySection: ButtonSectionValue = { activeButton: null, selections: {} };

/** The value after a button was chosen; what is chosen under the others stays. */
export function chooseButton(value: ButtonSectionValue, buttonLabel: string): ButtonSectionValue {
  return value.activeButton === buttonLabel ? value : { ...value, activeButton: buttonLabel };
}

/** The names that are checked under a button. */
export function checkedNames(value: ButtonSectionValue, buttonLabel: string): readonly string[] {
  return (value.selections[buttonLabel] ?? []).filter((entry): entry is string => typeof entry === 'string');
}

/** The rows that are selected under a button. */
export function selectedRows(value: ButtonSectionValue, buttonLabel: string): readonly ButtonSectionRow[] {
  return (value.selections[buttonLabel] ?? []).filter((entry): entry is ButtonSectionRow => typeof entry === 'object');
}

/** The value after a checkbox was pressed. Names are in the order of the checkboxes, whatever the order of pressing. */
export function toggleName(value: ButtonSectionValue, option: ButtonSectionOption, name: string): ButtonSectionValue {
  const checked = new Set(checkedNames(value, option.buttonLabel));
  if (!checked.delete(name)) checked.add(name);
  const names = (option.checkboxOptions ?? []).map((box) => box.name).filter((own) => checked.has(own));
  return withSelection(value, option.buttonLabel, names);
}

/** The value after a row was pressed. Rows are in the order of the table. */
export function toggleRow(value: ButtonSectionValue, option: ButtonSectionOption, id: string): ButtonSectionValue {
  const selected = new Set(selectedRows(value, option.buttonLabel).map((row) => row.id));
  if (!selected.delete(id)) selected.add(id);
  return withSelection(value, option.buttonLabel, rowsOf(option.tableData, selected));
}

/** The value after the checkbox in the table's head was pressed: all rows, or none when all were selected. */
export function toggleAllRows(value: ButtonSectionValue, option: ButtonSectionOption): ButtonSectionValue {
  const rows = option.tableData?.rows ?? [];
  const all = selectedRows(value, option.buttonLabel).length === rows.length;
  return withSelection(value, option.buttonLabel, all ? [] : rows);
}

/**
 * Checks that options are distinguishable and have one kind of content each.
 * @throws Error for two options with the same label, and for one with both checkboxes and a table.
 */
export function assertOptions(options: readonly ButtonSectionOption[]): void {
  assertList('ButtonSection', 'options', options);
  const seen = new Set<string>();
  for (const { buttonLabel, checkboxOptions, tableData } of options) {
    if (seen.has(buttonLabel)) {
      throw new Error(
        `ButtonSection needs options with labels of their own: two are called "${buttonLabel}", and selections are kept by label.`,
      );
    }
    if (checkboxOptions && tableData) {
      throw new Error(
        `The option "${buttonLabel}" of ButtonSection has both checkboxOptions and tableData: give it one.`,
      );
    }
    seen.add(buttonLabel);
  }
}

function withSelection(
  value: ButtonSectionValue,
  label: string,
  selection: ButtonSectionSelection,
): ButtonSectionValue {
  return { ...value, selections: { ...value.selections, [label]: selection } };
}

function rowsOf(table: ButtonSectionTable | undefined, ids: ReadonlySet<string>): readonly ButtonSectionRow[] {
  return (table?.rows ?? []).filter((row) => ids.has(row.id));
}
