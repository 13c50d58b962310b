import { colors, VisuallyHidden } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { formatPercent } from '../format/percent.ts';

const Change = styled('span')({
  color: colors.textMuted,
  '&[data-direction="up"]': { color: colors.onAccentSoft },
  '&[data-direction="down"]': { color: colors.danger },
  '@media (forced-colors: active)': { '&, &[data-direction]': { color: 'CanvasText' } },
});

const marks = { up: '▲', down: '▼', none: '' } as const;
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
      <span aria-hidden>{marks[direction]} </span>
      <VisuallyHidden>{words[direction]} </VisuallyHidden>
      {percent}
    </Change>
  );
}
