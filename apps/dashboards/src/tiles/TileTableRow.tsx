import type { TileColumn, TileRow } from '@agency-insights/insights-api/contract';
import { Checkbox, colors, VisuallyHidden } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactElement } from 'react';
import { formatCell, formatShortCell, isNumberColumn } from './formatCell.ts';
import { numberIn } from './tileRows.ts';
import type { TileTableProps } from './TileTable.types.ts';
import { t, tCount } from '../language/texts.ts';

const Name = styled('button')({
  all: 'unset',
  cursor: 'pointer',
  borderRadius: 4,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
  '&[aria-pressed="true"]': { fontWeight: 700 },
  '&[role="link"]': { color: colors.onAccentSoft },
});
/** What a value was before the last change of filters, below it. */
const Was = styled('span')({ display: 'block', color: colors.textMuted });
/** The checkbox of a row; on paper there is none. */
export const Check = styled('td')({
  width: 1,
  '&&&': { paddingInline: '0 10px' },
  '&&& + th': { paddingInlineStart: 0 },
  '& > label': { verticalAlign: 'top' },
  '@media print': { display: 'none' },
});

/** Props of `TileTableRow`. */
export interface TileTableRowProps extends Pick<
  TileTableProps,
  'columns' | 'secondary' | 'chart' | 'renderCell' | 'whyMissing' | 'onOpen' | 'selection' | 'before'
> {
  row: TileRow;
  id: string;
  /** Whether the Tab key stops at its name. */
  isStop: boolean;
  onFocus: () => void;
}

/** A row of the table of a tile. Its first column names it. */
export function TileTableRow({
  columns,
  secondary,
  renderCell,
  whyMissing,
  selection,
  before,
  ...rest
}: TileTableRowProps): ReactElement {
  const { row } = rest;
  const [first, ...others] = columns;
  const name = first === undefined ? '' : formatCell(row, first);
  const isSelected = selection?.isSelected(row) ?? false;
  return (
    <tr>
      {selection && (
        <Check>
          <Checkbox
            aria-label={t('Select {name}', { name })}
            checked={isSelected}
            disabled={selection.isFull && !isSelected}
            tabIndex={rest.isStop || selection.isFull ? 0 : -1}
            onFocus={rest.onFocus}
            onKeyDown={moveFocus}
            onCheckedChange={(checked) => selection.onChange(row, checked)}
          />
        </Check>
      )}
      <th scope="row">
        <RowName {...rest} name={name} />
      </th>
      {others.map((column) => (
        <td
          key={column.key}
          data-number={numberMark(column)}
          data-sign={signOf(row, column)}
          data-secondary={secondary?.includes(column.key) ? '' : undefined}
        >
          {renderCell?.(row, column) ?? (
            <Cell text={formatShortCell(row, column)} missing={whyMissing?.(row, column)} />
          )}
          {before?.key === column.key && <Before row={row} column={column} value={before.find(row)} />}
        </td>
      ))}
    </tr>
  );
}

/** A value; where it is missing, screen readers hear why in place of the dash. */
function Cell({ text, missing }: { text: string; missing: string | undefined }): ReactElement {
  if (missing === undefined) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{t('not shown: {reason}', { reason: missing })}</VisuallyHidden>
    </>
  );
}

/** Columns whose numbers add up over rows. */
const sums = new Set(['premium', 'policies', 'share']);

/** The sum of the rows that are not printed. Withheld numbers have no sum. */
export function RestRow({
  rows,
  columns,
  hasCheck,
}: {
  rows: readonly TileRow[];
  columns: readonly TileColumn[];
  hasCheck: boolean;
}): ReactElement {
  const sumOf = (key: string) => {
    const values = rows.map((row) => numberIn(row, key));
    return values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  };
  return (
    <tr>
      {hasCheck && <Check />}
      <th scope="row">{tCount(rows.length, '{count} more', '{count} more')}</th>
      {columns.slice(1).map((column) => (
        <td key={column.key} data-number={numberMark(column)}>
          {sums.has(column.key) && formatShortCell({ [column.key]: sumOf(column.key) }, column)}
        </td>
      ))}
    </tr>
  );
}

type RowNameProps = Pick<TileTableRowProps, 'row' | 'chart' | 'id' | 'isStop' | 'onFocus' | 'onOpen'> & {
  name: string;
};

/** The name of a row: a link, or a button that picks the row and has a menu. One name per table is a tab stop. */
function RowName({ row, chart, id, name, isStop, onFocus, onOpen }: RowNameProps): ReactElement {
  if (chart.onSelect === undefined && onOpen === undefined) return <>{name}</>;
  const stop = { tabIndex: isStop ? 0 : -1, onFocus, onKeyDown: moveFocus };
  if (onOpen)
    return (
      <Name {...stop} type="button" role="link" onClick={(event) => onOpen(row, event.metaKey || event.ctrlKey)}>
        {name}
      </Name>
    );
  return (
    <Name
      {...stop}
      type="button"
      aria-pressed={chart.selectedIds?.includes(id) ?? false}
      aria-haspopup={chart.onMenu && 'menu'}
      onClick={() => chart.onSelect?.(markOf(id, name))}
      onContextMenu={(event) => {
        if (chart.onMenu === undefined) return;
        event.preventDefault();
        chart.onMenu(markOf(id, name), event.currentTarget);
      }}
    >
      {name}
    </Name>
  );
}

function Before({
  row,
  column,
  value,
}: {
  row: TileRow;
  column: TileColumn;
  value: number | null;
}): ReactElement | null {
  if (value === null || value === row[column.key]) return null;
  return <Was>{t('before {value}', { value: formatShortCell({ ...row, [column.key]: value }, column) })}</Was>;
}

/** Marks the cells of a column of numbers. */
export const numberMark = (column: TileColumn) => (isNumberColumn(column) ? '' : undefined);

/** Growth is good or bad news; its sign says which, too. */
function signOf(row: TileRow, { key }: TileColumn): 'up' | 'down' | undefined {
  const value = key === 'growth' ? numberIn(row, key) : null;
  return value === null || value === 0 ? undefined : value > 0 ? 'up' : 'down';
}

/** Moves the focus from name to name, or from checkbox to checkbox; other keys are the browser's. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const kind = event.currentTarget instanceof HTMLInputElement ? 'input:enabled' : 'th button';
  const names = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>(kind) ?? [])];
  const from = names.indexOf(event.currentTarget);
  const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: names.length - 1 }[event.key];
  if (from < 0 || to === undefined) return;
  event.preventDefault();
  names[Math.max(0, Math.min(names.length - 1, to))]?.focus();
}

/** A row as a mark: it has no place in a drawing. */
function markOf(id: string, label: string) {
  return { id, itemId: id, label, value: '', column: 0, row: 0, x: 0, y: 0, width: 0, height: 0 };
}
