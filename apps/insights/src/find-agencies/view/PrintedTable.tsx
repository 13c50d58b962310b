import type { ColumnDef, RowDetails } from '@agency-insights/data-table';
import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Words } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';
import { YearOnYear } from '../YearOnYear.tsx';

/** The browser repeats the header on each sheet. */
const Table = styled('table')({
  display: 'none',
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.75rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '@media print': { display: 'table' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': {
    padding: '4px 0 4px 16px',
    borderBottom: `1px solid ${colors.line}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  '& :is(th, td):first-child': { paddingInlineStart: 0 },
  '& thead th': { color: colors.textMuted, verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 500 },
  '& small': { display: 'block', color: colors.textMuted, fontSize: 'inherit', fontWeight: 400 },
  '& [data-align="right"]': { textAlign: 'end' },
  '& td[data-align="right"]': { whiteSpace: 'nowrap' },
});

export interface PrintedTableProps {
  columns: readonly ColumnDef<unknown>[];
  rows: readonly RowDetails<unknown>[];
}

/** Agencies on paper: texts wrap instead of being truncated. */
export function PrintedTable({ columns, rows }: PrintedTableProps) {
  const words = useWords();
  // Below the name is what has no column.
  const place = ['city', 'state'].filter((part) => !columns.some(({ id }) => id === part));
  return (
    <Table aria-label={words.t('Agencies')}>
      <thead>
        <tr>
          {columns.map(({ id, header, align }) => (
            <th key={id} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rowIndex}>
            {columns.map((column) => {
              const Cell = column.id === 'agency_name' ? 'th' : 'td';
              return (
                <Cell key={column.id} scope={Cell === 'th' ? 'row' : undefined} data-align={column.align}>
                  {cellOf(column, row, words, place)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function cellOf(
  { id, format }: ColumnDef<unknown>,
  { valueOf }: RowDetails<unknown>,
  words: Words,
  place: readonly string[],
): ReactNode {
  const value = valueOf(id);
  if (id === 'year_on_year') return <YearOnYear ratio={typeof value === 'number' ? value : null} />;
  if (id === 'search_premium') return typeof value === 'number' && words.formatDollars(value);
  if (format) return format(value);
  const text = typeof value === 'string' ? value : '';
  if (id === 'lines')
    return text
      .split(', ')
      .map((line) => words.t(line))
      .join(', ');
  if (id !== 'agency_name') return text;
  return (
    <>
      {text}
      <small>{place.map((part) => valueOf(part)).join(', ')}</small>
    </>
  );
}
