import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';

const Items = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 12 },
  '& b': { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 400 },
  '& small': { gridColumn: '1 / -1', fontSize: '0.75rem', lineHeight: '16px', color: colors.textMuted },
  '& [data-amount]': { fontVariantNumeric: 'tabular-nums' },
});
const More = styled('p')({ margin: '8px 0 0', fontSize: '0.75rem', lineHeight: '16px', color: colors.textMuted });

/** Something with premium and policies. Money is whole cents. */
export interface NamedAmount {
  key: string | number;
  name: string;
  /** Text before the number of policies: `Austin, TX`. */
  place?: string;
  premium: number;
  policies: number;
}

export interface NamedAmountsProps {
  items: readonly NamedAmount[];
  /** How many there are in all. */
  total: number;
  /** Most items that are listed; one more where it is the last, which its own note would take the place of. */
  max: number;
}

/** Names with their premium, the greatest first; how many more there are is said below. */
export function NamedAmounts({ items, total, max }: NamedAmountsProps) {
  const shown = items.slice(0, total === max + 1 ? total : max);
  const { t, formatCount, formatCountOf, formatDollars, formatShortDollars } = useWords();
  return (
    <>
      <Items>
        {shown.map(({ key, name, place, premium, policies }) => (
          <li key={key}>
            <b>{name}</b>
            <span data-amount="" title={formatDollars(premium)}>
              {formatShortDollars(premium)}
            </span>
            <small>
              {place !== undefined && `${place} · `}
              {formatCountOf(policies, 'policy', 'policies')}
            </small>
          </li>
        ))}
      </Items>
      {total > shown.length && (
        <More>{t('and {count} more in the profile', { count: formatCount(total - shown.length) })}</More>
      )}
    </>
  );
}
