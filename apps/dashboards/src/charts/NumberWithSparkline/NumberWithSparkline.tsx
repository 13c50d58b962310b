import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useCallback, type ReactElement } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartTableData } from '../ChartFigure/ChartFigure.types.ts';
import { cellText } from '../format/valueText.ts';
import { drawSparkline } from './drawSparkline.tsx';
import { beforeText, changeText, directionOf, numberSentence, numberText } from './numberSentence.ts';
import type { NumberChange, NumberWithSparklineProps } from './NumberWithSparkline.types.ts';
import { t } from '../../language/texts.ts';

const Value = styled('div')({
  fontSize: fontSizes.lg,
  fontWeight: 500,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  fontSize: fontSizes.xs,
  lineHeight: 1.5,
  color: colors.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
const Change = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: colors.onAccentSoft,
  '&[data-news="bad"]': { color: colors.danger },
  '&[data-news="none"]': { color: colors.textMuted },
});
const Before = styled('span')({ flexBasis: '100%' });
const noPoints = [] as const;

/** Shows a number with its change, a comparison value and a sparkline of its values over time. */
export function NumberWithSparkline(props: NumberWithSparklineProps): ReactElement {
  const {
    value,
    reason,
    isWithheld = false,
    format,
    change,
    comparison,
    before,
    points = noPoints,
    selectedIds: _,
    ...common
  } = props;
  const draw = useCallback((width: number) => drawSparkline({ points, format, width }), [points, format]);
  const table = useCallback(
    (): ChartTableData => ({
      columns: [t('Period'), common.title],
      rows: points.map((point) => [point.label, cellText(point, format)]),
    }),
    [points, format, common.title],
  );
  return (
    <ChartFigure
      {...common}
      sentence={common.sentence ?? numberSentence(props)}
      // A single value is no line.
      isEmpty={points.filter(({ value: one }) => one !== null).length < 2}
      draw={draw}
      table={table}
      summary={{
        // The sentence says all of it.
        number: (
          <Value aria-hidden="true">
            {value === null ? (isWithheld ? t('Not shown') : '–') : numberText(value, format)}
          </Value>
        ),
        facts: (
          <Facts aria-hidden="true">
            {value === null ? <span>{reason}</span> : change && <ChangeText change={change} />}
            {comparison && <span>{comparison}</span>}
            {before != null && <Before>{beforeText(value, before, format)}</Before>}
          </Facts>
        ),
      }}
    />
  );
}

function ChangeText({ change }: { change: NumberChange }): ReactElement {
  const { isRiseGood = true } = change;
  const direction = directionOf(change);
  const news = direction === 'unchanged' ? 'none' : (direction === 'up') === isRiseGood ? 'good' : 'bad';
  return (
    <Change data-news={news}>
      {direction !== 'unchanged' && (
        <svg width={8} height={8} aria-hidden="true">
          <path d={direction === 'up' ? 'M4,0L8,8H0Z' : 'M0,0H8L4,8Z'} fill="currentColor" />
        </svg>
      )}
      {changeText(change)}
    </Change>
  );
}
