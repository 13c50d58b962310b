import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { createContext, useContext } from 'react';
import { useWords } from '../language/useWords.ts';

const Row = styled('span')({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 10 });
const Track = styled('span')({
  display: 'block',
  width: 52,
  height: 5,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: colors.sunken,
  '& > span': { display: 'block', height: '100%', borderRadius: 3, backgroundColor: colors.accent },
});

/** As wide as a hundred million dollars, so that the bars start in one line. */
const Amount = styled('span')({ flexShrink: 0, minWidth: '6em', textAlign: 'end' });

/** The greatest premium on the page of a table, in cents; undefined: not known. */
export const GreatestOnPage = createContext<number | undefined>(undefined);

export interface PremiumBarProps {
  cents: number;
  /** The greatest premium of the result, in cents; null: there is no bar. */
  greatest: number | null;
}

/** Whole dollars with a bar that compares them with the greatest of the page. */
export function PremiumBar({ cents, greatest }: PremiumBarProps) {
  const { formatDollars } = useWords();
  const full = useContext(GreatestOnPage) ?? greatest;
  if (greatest === null || full === null) return formatDollars(cents);
  const share = full > 0 ? Math.min(1, Math.max(0, cents / full)) : 0;
  return (
    <Row>
      <Track aria-hidden>
        <span style={{ width: `${(share * 100).toFixed(1)}%` }} />
      </Track>
      <Amount>{formatDollars(cents)}</Amount>
    </Row>
  );
}
