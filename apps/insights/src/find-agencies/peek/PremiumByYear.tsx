import type { AgencySummary } from '@agency-insights/insights-api';
import { colors, VisuallyHidden } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { Words } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';

const Years = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '4px 0', verticalAlign: 'middle' },
  '& th': { width: '1%', paddingInlineEnd: 12, fontWeight: 400, textAlign: 'start', whiteSpace: 'nowrap' },
  '& td:last-of-type': { width: '1%', paddingInlineStart: 12, textAlign: 'end', whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.75rem', color: colors.textMuted },
});
const hatch = 'repeating-linear-gradient(-45deg, transparent 0 3px, var(--peek-gap) 3px 5px)';
const Bar = styled('div')({
  '--peek-gap': colors.surface,
  display: 'flex',
  height: 10,
  gap: 1,
  '& > span': { minWidth: 0, borderRadius: 2, backgroundColor: colors.accent },
  '& > [data-line="commercial"]': { backgroundColor: colors.info },
  '&[data-unfinished] > span': { backgroundImage: hatch },
  '@media (forced-colors: active)': {
    '& > span': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
    '& > [data-line="commercial"]': { boxSizing: 'border-box', border: '1px solid CanvasText', background: 'Canvas' },
  },
});
const Legend = styled('p')({
  display: 'flex',
  gap: 16,
  margin: '8px 0 0',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: colors.textMuted,
  '& > span::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 6,
    borderRadius: 2,
    backgroundColor: colors.accent,
  },
  '& > [data-line="commercial"]::before': { backgroundColor: colors.info },
  '@media (forced-colors: active)': {
    '& > span::before': { boxSizing: 'border-box', border: '1px solid CanvasText', background: 'CanvasText' },
    '& > [data-line="commercial"]::before': { background: 'Canvas' },
  },
});

type Year = AgencySummary['years'][number];

/** Most years that are shown; the latest ones. */
const maxYears = 6;

/** Written premium year by year, personal and commercial lines apart. The year that is not over is hatched (PLUS-29). */
export function PremiumByYear({ years, asOf }: { years: readonly Year[]; asOf: string }) {
  const shown = years.slice(-maxYears);
  const words = useWords();
  const { t } = words;
  const greatest = Math.max(1, ...shown.map(({ personal, commercial }) => positive(personal) + positive(commercial)));
  const hasBoth = ['personal' as const, 'commercial' as const].every((line) => shown.some((year) => year[line] !== 0));
  return (
    <>
      <Years aria-label={t('Written premium by year')}>
        <tbody>
          {shown.toReversed().map((year) => (
            <YearRow key={year.year} year={year} greatest={greatest} until={unfinishedUntil(year.year, asOf, words)} />
          ))}
        </tbody>
      </Years>
      {hasBoth && (
        <Legend aria-hidden>
          <span>{t('Personal lines')}</span>
          <span data-line="commercial">{t('Commercial lines')}</span>
        </Legend>
      )}
    </>
  );
}

function YearRow({ year, greatest, until }: { year: Year; greatest: number; until: string | null }) {
  const { personal, commercial } = year;
  const { t, formatDollars, formatShortDollars } = useWords();
  const widthOf = (cents: number) => `${((positive(cents) / greatest) * 100).toFixed(1)}%`;
  const total = personal + commercial;
  return (
    <tr>
      <th scope="row">
        {year.year}
        {until !== null && <small> {t('to {day}', { day: until })}</small>}
      </th>
      <td>
        <Bar data-unfinished={until === null ? undefined : ''} aria-hidden>
          <span style={{ width: widthOf(personal) }} />
          <span data-line="commercial" style={{ width: widthOf(commercial) }} />
        </Bar>
        <VisuallyHidden>
          {t('Personal {personal}, commercial {commercial}', {
            personal: formatDollars(personal),
            commercial: formatDollars(commercial),
          })}
        </VisuallyHidden>
      </td>
      <td title={formatDollars(total)}>{formatShortDollars(total)}</td>
    </tr>
  );
}

function positive(cents: number): number {
  return Math.max(0, cents);
}

/** The day until which a year is known, in words; null for a year that is over. */
function unfinishedUntil(year: number, asOf: string, { formatMonthDay }: Words): string | null {
  return asOf.startsWith(`${year}-`) && !asOf.endsWith('-12-31') ? formatMonthDay(asOf) : null;
}
