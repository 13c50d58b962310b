import type { TileColumn, TileRow } from '@agency-insights/insights-api/contract';
import { Button, Checkbox, colors, fontSizes, VisuallyHidden } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useContext, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import type { ChartCommonProps } from '../charts/ChartFigure/ChartFigure.types.ts';
import { FillContext } from '../charts/ChartFigure/FillContext.ts';
import { usePrinting } from '../charts/ChartFigure/usePrinting.ts';
import { formatCell, formatShortCell, isNumberColumn } from './formatCell.ts';
import { ScrollArea } from './ScrollArea.tsx';
import { numberIn } from './tileRows.ts';
import { t, tCount } from '../language/texts.ts';

/** Rows at first; the rest comes on demand. */
const firstRows = 8;

const Figure = styled('figure')({ margin: 0, minWidth: 0 });
// On paper what is said of a table stays with its first rows.
const leads = { '@media print': { breakAfter: 'avoid' } } as const;
const Header = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 8, ...leads });
const Title = styled('h3')({ flex: 1, margin: '4px 0 0', fontSize: fontSizes.sm, fontWeight: 500, lineHeight: 1.43 });
const Sentence = styled('p')({
  margin: '2px 0 12px',
  fontSize: fontSizes.xs,
  lineHeight: 1.5,
  color: colors.textMuted,
  ...leads,
});
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSizes.xs,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '7px 8px', borderBottom: `1px solid ${colors.line}`, textAlign: 'left', fontWeight: 400 },
  '& th:first-of-type': { paddingInlineStart: 0 },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
  '& thead th': { color: colors.textMuted, verticalAlign: 'bottom' },
  '& [data-number]': { textAlign: 'right' },
  '& td[data-number]': { whiteSpace: 'nowrap' },
  '& [data-sign="up"]': { color: colors.onAccentSoft },
  '& [data-sign="down"]': { color: colors.danger },
  '& tbody th': { overflowWrap: 'anywhere', minWidth: 104 },
  '@media (max-width: 639.95px)': {
    '& [data-secondary]': { display: 'none' },
  },
  '@media print': { '& thead': { display: 'table-header-group' }, '& tr': { breakInside: 'avoid' } },
});
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
const Check = styled('td')({ width: 1, '&&&': { paddingInline: '0 10px' }, '@media print': { display: 'none' } });
const More = styled(Button)({ marginTop: 8, '@media print': { display: 'none' } });

/** How rows are selected. */
export interface RowSelection {
  /** Whether a row is selected. */
  isSelected: (row: TileRow) => boolean;
  /** Whether no further row can be selected. */
  isFull: boolean;
  onChange: (row: TileRow, isSelected: boolean) => void;
}

/** Props of `TileTable`. */
export interface TileTableProps {
  chart: ChartCommonProps;
  sentence: string;
  columns: readonly TileColumn[];
  /** Keys of columns that are left out where there is little room. */
  secondary?: readonly string[];
  rows: readonly TileRow[];
  /** The id by which a row is picked. */
  idOf: (row: TileRow) => string;
  /** Draws a cell in its own way; undefined leaves it to its kind. Default: none is drawn in its own way. */
  renderCell?: (row: TileRow, column: TileColumn) => ReactNode;
  /** Opens what a row is about, in a new tab where that is asked for; names are links then. Default: they pick their row. */
  onOpen?: ((row: TileRow, newTab: boolean) => void) | undefined;
  /** Lets rows be selected by a checkbox. Default: they have none. */
  selection?: RowSelection | undefined;
  /** The values of a column before the last change of filters; null where a row's is unknown. Default: none are shown. */
  before?: { key: string; find: (row: TileRow) => number | null };
}

/** A tile whose drawing is a table: its largest rows, and all of them on demand and on paper. */
export function TileTable(props: TileTableProps): ReactElement {
  const { chart, sentence, columns, secondary = [], rows, idOf, renderCell, onOpen, selection, before } = props;
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  const fills = useContext(FillContext);
  const showsAll = isOpen || isPrinting || fills;
  const isLong = rows.length > firstRows;
  const [current, setCurrent] = useState(0);
  const shown = showsAll ? rows : rows.slice(0, firstRows);
  return (
    <Figure aria-label={chart.title}>
      <Header>
        <Title>{chart.title}</Title>
        {chart.actions}
      </Header>
      <Sentence>{sentence}</Sentence>
      {chart.notes}
      <ScrollArea label={chart.title}>
        <Table aria-label={chart.title}>
          <thead>
            <tr>
              {selection && (
                <Check as="th">
                  <VisuallyHidden>{t('Select')}</VisuallyHidden>
                </Check>
              )}
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  data-number={numberMark(column)}
                  data-secondary={secondary.includes(column.key) ? '' : undefined}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <TileTableRow
                key={idOf(row)}
                {...{ row, columns, secondary, chart, renderCell, onOpen, selection, before }}
                id={idOf(row)}
                isStop={at === Math.min(current, shown.length - 1)}
                onFocus={() => setCurrent(at)}
              />
            ))}
          </tbody>
        </Table>
      </ScrollArea>
      {isLong && !fills && (
        <More size="sm" variant="text" color="secondary" aria-expanded={showsAll} onClick={() => setOpen(!isOpen)}>
          {showsAll ? t('Show fewer') : tCount(rows.length, 'Show all {count}', 'Show all {count}')}
        </More>
      )}
    </Figure>
  );
}

interface RowProps extends Pick<
  TileTableProps,
  'columns' | 'secondary' | 'chart' | 'renderCell' | 'onOpen' | 'selection' | 'before'
> {
  row: TileRow;
  id: string;
  /** Whether the Tab key stops at its name. */
  isStop: boolean;
  onFocus: () => void;
}

function TileTableRow({ columns, secondary, renderCell, selection, before, ...rest }: RowProps): ReactElement {
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
          {renderCell?.(row, column) ?? formatShortCell(row, column)}
          {before?.key === column.key && <Before row={row} column={column} value={before.find(row)} />}
        </td>
      ))}
    </tr>
  );
}

type RowNameProps = Pick<RowProps, 'row' | 'chart' | 'id' | 'isStop' | 'onFocus' | 'onOpen'> & { name: string };

/** The name of a row: what opens it, or picks it and has a menu. One of the names of a table is a stop of the Tab key. */
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

const numberMark = (column: TileColumn) => (isNumberColumn(column) ? '' : undefined);

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
