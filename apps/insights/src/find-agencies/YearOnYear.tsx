import { colors, VisuallyHidden } from '@agency-insights/ui-kit';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';

const Change = styled('span')({
  // On the line of the figures, whatever the row is high.
  '& > svg': { marginInlineEnd: 4, fontSize: 14, verticalAlign: '-2px' },
  color: colors.textMuted,
  '&[data-direction="up"]': { color: colors.onAccentSoft },
  '&[data-direction="down"]': { color: colors.danger, '& > svg': { transform: 'rotate(180deg)' } },
});

export interface YearOnYearProps {
  /** 0.041 is +4.1 %; null if it cannot be compared. */
  ratio: number | null;
}

/** Change of written premium against the year before: a mark, a colour and a word, never colour alone. */
export function YearOnYear({ ratio }: YearOnYearProps) {
  const { t, formatPercent } = useWords();
  if (ratio === null) {
    return (
      <Change>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('not comparable')}</VisuallyHidden>
      </Change>
    );
  }
  const percent = formatPercent(ratio);
  // As it is shown, with one decimal.
  const direction = Math.abs(ratio) < 0.0005 ? 'none' : ratio > 0 ? 'up' : 'down';
  return (
    <Change data-direction={direction}>
      {direction !== 'none' && <ArrowUpwardOutlined />}
      <VisuallyHidden>{direction !== 'none' && t(direction)} </VisuallyHidden>
      {percent}
    </Change>
  );
}
