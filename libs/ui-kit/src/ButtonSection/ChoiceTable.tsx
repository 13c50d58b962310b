'use client';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { buttonSectionTexts } from '../locale/englishTexts.ts';
import { useLocale, useTexts } from '../locale/LocaleContext.ts';
import { numberText } from '../locale/numberText.ts';
import { colors, fontSizes } from '../theme/tokens.ts';
import type { ButtonSectionTable } from './ButtonSection.types.ts';

/** Props of `ChoiceTable`. */
export interface ChoiceTableProps {
  /** Columns and rows. */
  table: ButtonSectionTable;
  /** Its name. */
  label: string;
  /** The ids of the selected rows. */
  selected: ReadonlySet<string>;
  /** A row was pressed. */
  onToggle: (id: string) => void;
  /** The checkbox in the head was pressed. */
  onToggleAll: () => void;
  /** No row can be chosen. */
  disabled: boolean;
}

const Scroller = styled('div')({ overflowX: 'auto' });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  color: colors.text,
  fontSize: fontSizes.sm,
  lineHeight: 1.43,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    paddingBlock: 8,
    paddingInline: '0 12px',
    borderBottom: `1px solid ${colors.line}`,
    textAlign: 'start',
  },
  '& tbody tr:last-child > td': { borderBottom: 0 },
  '& th': { color: colors.textMuted, fontSize: fontSizes.xs, fontWeight: 500, whiteSpace: 'nowrap' },
  '& [data-align="end"]': { textAlign: 'end' },
  '& :is(th, td):first-of-type': { width: 42, paddingInline: 12, lineHeight: 1 },
  '& tbody tr:hover': { backgroundColor: colors.hover },
  '& tbody tr[data-selected]': { backgroundColor: colors.accentSoft },
});

/** A few rows to choose from, with a checkbox each and one for all. */
export function ChoiceTable(props: ChoiceTableProps): ReactElement {
  const { table, label, selected, onToggle, onToggleAll, disabled } = props;
  const texts = useTexts('kitButtonSection', buttonSectionTexts);
  const locale = useLocale();
  const { columns, rows } = table;
  const all = rows.length > 0 && selected.size === rows.length;
  const nameField = columns[0]?.field ?? 'id';
  return (
    <Scroller>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={texts.selectAllRows}
                checked={all}
                indeterminate={selected.size > 0 && !all}
                disabled={disabled || rows.length === 0}
                onCheckedChange={onToggleAll}
              />
            </th>
            {columns.map((column) => (
              <th key={column.field} scope="col" data-align={column.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={selected.has(row.id) ? '' : undefined}>
              <td>
                <Checkbox
                  aria-label={texts.selectRow(String(row[nameField] ?? row.id))}
                  checked={selected.has(row.id)}
                  disabled={disabled}
                  onCheckedChange={() => onToggle(row.id)}
                />
              </td>
              {columns.map((column) => (
                <td key={column.field} data-align={column.align}>
                  {shownValue(row[column.field], locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

function shownValue(value: string | number | undefined, locale: string): string {
  return typeof value === 'number' ? numberText(value, locale) : (value ?? '');
}
