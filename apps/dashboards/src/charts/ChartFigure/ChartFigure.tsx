import { Button, colors, fontSizes, VisuallyHidden } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useContext, useId, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { ChartFigureProps } from './ChartFigure.types.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { patternVariables } from './ChartPatterns.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { chartStyles } from './chartStyles.ts';
import { ChartTable } from './ChartTable.tsx';
import { FillContext } from './FillContext.ts';
import { fillStyles } from './fillStyles.ts';
import { useTableKey } from './useTableKey.ts';
import { t } from '../../language/texts.ts';

const Root = styled('figure')({
  ...chartStyles,
  margin: 0,
  minWidth: 0,
  color: colors.text,
  borderRadius: 4,
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 6 },
  '&[data-fills]': fillStyles,
});
const Header = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 8 });
const Title = styled('h3')({
  flex: 1,
  minWidth: 0,
  margin: '4px 0 0',
  fontSize: fontSizes.sm,
  fontWeight: 500,
  lineHeight: 1.43,
  overflowWrap: 'anywhere',
  '&[data-small]': { fontSize: fontSizes.xs, fontWeight: 400, color: colors.textMuted },
});
const Sentence = styled('p')({
  margin: '2px 0 12px',
  fontSize: fontSizes.xs,
  lineHeight: 1.5,
  color: colors.textMuted,
});
const Nothing = styled('div')({
  display: 'grid',
  placeItems: 'center',
  minHeight: 120,
  fontSize: fontSizes.sm,
  color: colors.textMuted,
});
const Beside = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 12,
  // Below a number that leaves it no room to be read.
  '& > div:last-child': { flex: '1 0 32px', minWidth: 0, maxWidth: 96 },
});
const TableButton = styled(Button)({ '@media print': { display: 'none' } });

/**
 * A chart with its heading, a sentence, one tab stop over its marks and its numbers as a table.
 * T switches between the drawing and the table.
 */
export function ChartFigure(props: ChartFigureProps): ReactElement {
  const { title, headingLevel = 3, sentence, isEmpty, table, legend = [], controls, actions, summary, ...rest } = props;
  const { showsTable: heldTable, onShowsTableChange, notes, ...plot } = rest;
  const id = useId();
  const isFull = useContext(FillContext);
  const fills = (isFull || plot.leastHeight !== undefined) && !summary;
  const figure = useRef<HTMLElement>(null);
  const [ownTable, setOwnTable] = useState(false);
  // Kept while the table takes the place of the drawing.
  const [place, setPlace] = useState(0);
  const showsTable = heldTable ?? ownTable;
  const setShowsTable = (next: boolean) => {
    setOwnTable(next);
    onShowsTableChange?.(next);
  };
  const data = useMemo(() => (showsTable ? table() : undefined), [showsTable, table]);
  const onKeyDown = useTableKey({ figure, isEmpty, showsTable, setShowsTable });
  return (
    // The key works wherever the focus is in the chart; each control in it has its own role.
    <Root
      ref={figure}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-fills={fills ? '' : undefined}
      style={patternVariables(id)}
      onKeyDown={onKeyDown}
    >
      <Header>
        <Title as={`h${headingLevel}`} data-small={summary && ''} id={`${id}-title`}>
          {title}
        </Title>
        {isEmpty || heldTable !== undefined || <TableSwitch isOn={showsTable} onSwitch={setShowsTable} />}
        {actions}
      </Header>
      <Sentence as={summary ? VisuallyHidden : 'p'} id={`${id}-sentence`}>
        {sentence}
      </Sentence>
      {notes}
      {data ? (
        <ChartTable title={title} data={data} />
      ) : (
        <Body summary={summary}>
          {controls}
          {legend.length > 0 && <ChartLegend entries={legend} />}
          {isEmpty ? (
            summary ? null : (
              <Nothing>{t('Nothing to show')}</Nothing>
            )
          ) : (
            <ChartPlot {...plot} {...{ id, title, place, setPlace }} leave={() => figure.current?.focus()} />
          )}
        </Body>
      )}
    </Root>
  );
}

function TableSwitch({ isOn, onSwitch }: { isOn: boolean; onSwitch: (isOn: boolean) => void }): ReactElement {
  return (
    <TableButton
      size="cp"
      variant="text"
      color="secondary"
      data-table-button=""
      aria-pressed={isOn}
      aria-keyshortcuts="T"
      onClick={() => onSwitch(!isOn)}
    >
      {t('Table')}
    </TableButton>
  );
}

/** The drawing; beside the number of a tile where there is one. */
function Body({ summary, children }: Pick<ChartFigureProps, 'summary'> & { children: ReactNode }): ReactElement {
  if (!summary) return <>{children}</>;
  return (
    <>
      <Beside>
        {summary.number}
        <div>{children}</div>
      </Beside>
      {summary.facts}
    </>
  );
}
