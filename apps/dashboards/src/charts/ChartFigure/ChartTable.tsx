import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useContext, type ReactElement } from 'react';
import type { ChartTableData } from './ChartFigure.types.ts';
import { FillContext } from './FillContext.ts';
import { usePrinting } from './usePrinting.ts';
import { t } from '../../language/texts.ts';

const LargeChartTable = lazy(() =>
  import('./LargeChartTable.tsx').then(
    ({ LargeChartTable: component }) => ({ default: component }),
    // Slow with many rows, but complete.
    () => ({ default: PlainTable }),
  ),
);

/** From this number of rows on, only the visible rows are drawn. */
const largeTableRows = 200;

const Scroll = styled('div')({
  // Twelve months and two rows of totals fit without scrolling.
  maxHeight: 480,
  '&[data-fills]': { maxHeight: 'none', flex: 1, minHeight: 0 },
  overflow: 'auto',
  '@media print': { maxHeight: 'none', overflow: 'visible', '& tr': { breakInside: 'avoid' } },
  '& table': {
    width: '100%',
    borderSpacing: 0,
    backgroundColor: colors.surface,
    fontSize: fontSizes.xs,
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': { padding: '6px 8px', textAlign: 'right', borderBottom: `1px solid ${colors.line}` },
  '& th': { position: 'sticky', backgroundColor: colors.surface },
  '& thead th': { top: 0, color: colors.textMuted },
  // Names stay in view while numbers scroll aside.
  '& th:first-of-type': { left: 0, paddingLeft: 0, textAlign: 'left', overflowWrap: 'break-word' },
  '& thead th:first-of-type': { zIndex: 1 },
  '& tbody th': { fontWeight: 400 },
});

/** Props of `ChartTable`. */
export interface ChartTableProps {
  /** The name of the table. */
  title: string;
  /** Its columns and rows. */
  data: ChartTableData;
}

/** The numbers behind a chart as a table; long ones draw only the visible rows. */
export function ChartTable({ title, data }: ChartTableProps): ReactElement {
  // On paper there is nothing to scroll to.
  const isPrinting = usePrinting();
  if (data.rows.length > largeTableRows && !isPrinting)
    return (
      <Suspense fallback={<p>{t('Loading the table…')}</p>}>
        <LargeChartTable title={title} data={data} />
      </Suspense>
    );
  return <PlainTable title={title} data={data} />;
}

/** All rows at once. */
function PlainTable({ title, data }: ChartTableProps): ReactElement {
  const fills = useContext(FillContext);
  return (
    // A part that scrolls takes the focus, so that keys scroll it in every browser.
    <Scroll role="region" aria-label={t('Table: {title}', { title })} tabIndex={0} data-fills={fills ? '' : undefined}>
      <table aria-label={title}>
        <thead>
          <tr>
            {data.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(([name, ...values], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={column}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
