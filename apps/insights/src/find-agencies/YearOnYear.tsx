import { colors, VisuallyHidden } from '@agency-insights/ui-kit';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { styled } from '@mui/material/styles';
import { formatPercent } from '../format/percent.ts';

const Change = styled('span')({
  // On the line of the figures, whatever the row is high.
  '& > svg': { marginInlineEnd: 4, fontSize: 14, verticalAlign: '-2px' },
  color: colors.textMuted,
  '&[data-direction="up"]': { color: colors.onAccentSoft },
  '&[data-direction="down"]': { color: colors.danger, '& > svg': { transform: 'rotate(180deg)' } },
});

const words = { up: 'up', down: 'down', none: '' } as const;

export interface YearOnYearProps {
  /** 0.041 is +4.1 %; null where there is no year before. */
  ratio: number | null;
}

/** Change of written premium against the year before: a mark, a colour and a word, never colour alone. */
export function YearOnYear({ ratio }: YearOnYearProps) {
  if (ratio === null) {
    return (
      <Change>
        <span aria-hidden>–</span>
        <VisuallyHidden>no year before</VisuallyHidden>
      </Change>
    );
  }
  const percent = formatPercent(ratio);
  const direction = Number.parseFloat(percent) === 0 ? 'none' : ratio > 0 ? 'up' : 'down';
  return (
    <Change data-direction={direction}>
      {direction !== 'none' && <ArrowUpwardOutlined />}
      <VisuallyHidden>{words[direction]} </VisuallyHidden>
      {percent}
    </Change>
  );
}
