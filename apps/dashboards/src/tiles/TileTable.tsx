import { Button, colors, fontSizes, VisuallyHidden } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useContext, useState, type ReactElement } from 'react';
import { FillContext } from '../charts/ChartFigure/FillContext.ts';
import { usePrinting } from '../charts/ChartFigure/usePrinting.ts';
import { ScrollArea } from './ScrollArea.tsx';
import type { TileTableProps } from './TileTable.types.ts';
import { Check, numberMark, RestRow, TileTableRow } from './TileTableRow.tsx';
import { t, tCount } from '../language/texts.ts';

/** Rows at first; the rest comes on demand. */
const firstRows = 8;
/** Rows on paper: two pages. */
const paperRows = 40;

const Figure = styled('figure')({ margin: 0, minWidth: 0 });
// On paper the sentence of a table stays with its first rows.
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
const Missing = styled('p')({ margin: '8px 0 0', fontSize: fontSizes.xs, color: colors.textMuted });
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
/** Its words begin where the names do; forced colours draw an edge around it. */
const More = styled(Button)({
  marginTop: 8,
  marginInlineStart: -10,
  '@media (forced-colors: active)': { marginInlineStart: 0 },
  '@media print': { display: 'none' },
});

/**
 * A tile whose drawing is a table: its largest rows, and all of them on demand. On paper it has more of them, and what the
 * others add up to; all where the page has all.
 */
export function TileTable(props: TileTableProps): ReactElement {
  const {
    chart,
    sentence,
    columns,
    secondary = [],
    rows,
    idOf,
    renderCell,
    whyMissing,
    onOpen,
    selection,
    before,
  } = props;
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  const fills = useContext(FillContext);
  const showsAll = isOpen || fills;
  const isLong = rows.length > firstRows;
  const [current, setCurrent] = useState(0);
  const shown = showsAll ? rows : rows.slice(0, isPrinting ? paperRows : firstRows);
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
          <TableHead columns={columns} secondary={secondary} hasCheck={selection !== undefined} />
          <tbody>
            {shown.map((row, at) => (
              <TileTableRow
                key={idOf(row)}
                {...{ row, columns, secondary, chart, renderCell, whyMissing, onOpen, selection, before }}
                id={idOf(row)}
                isStop={at === Math.min(current, shown.length - 1)}
                onFocus={() => setCurrent(at)}
              />
            ))}
            {isPrinting && shown.length < rows.length && (
              <RestRow rows={rows.slice(shown.length)} columns={columns} hasCheck={selection !== undefined} />
            )}
          </tbody>
        </Table>
      </ScrollArea>
      <MissingNote rows={shown} columns={columns} whyMissing={whyMissing} />
      {isLong && !fills && (
        <More size="sm" variant="text" color="secondary" aria-expanded={showsAll} onClick={() => setOpen(!isOpen)}>
          {showsAll ? t('Show fewer') : tCount(rows.length, 'Show all {count}', 'Show all {count}')}
        </More>
      )}
    </Figure>
  );
}

/** Says why numbers of the shown rows are missing. */
function MissingNote({ rows, columns, whyMissing }: Pick<TileTableProps, 'rows' | 'columns' | 'whyMissing'>) {
  const reasons = new Set(rows.flatMap((row) => columns.flatMap((column) => whyMissing?.(row, column) ?? [])));
  if (reasons.size === 0) return null;
  return <Missing>{`– ${t('Not shown: {reason}.', { reason: [...reasons].join('; ') })}`}</Missing>;
}

interface TableHeadProps {
  columns: TileTableProps['columns'];
  secondary: readonly string[];
  hasCheck: boolean;
}

function TableHead({ columns, secondary, hasCheck }: TableHeadProps): ReactElement {
  return (
    <thead>
      <tr>
        {hasCheck && (
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
  );
}
