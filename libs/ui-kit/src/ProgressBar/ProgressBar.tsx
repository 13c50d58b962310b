'use client';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { forwardRef, useId } from 'react';
import { useServedStyles } from '../servedStyles/useServedStyles.ts';
import { Part } from '../slots/Part.tsx';
import { colors, fontSizes } from '../theme/tokens.ts';
import { trackColor } from '../theme/trackColor.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { ProgressBarProps } from './ProgressBar.types.ts';
import { progressShare } from './progressShare.ts';

const fills = { primary: colors.accent, error: colors.danger, warning: colors.warning, info: colors.info } as const;
const heights = { sm: 4, md: 8 } as const;

const Root = styled('div')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  maxWidth: '100%',
  verticalAlign: 'middle',
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
  '& > .KitProgressBar-label': {
    flex: '1 0 100%',
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    maxWidth: '100%',
  },
  '& > .KitProgressBar-label > :first-of-type': { minWidth: 0 },
  '& .KitProgressBar-value': { color: colors.text, fontVariantNumeric: 'tabular-nums' },
});
const Bar = styled(LinearProgress)({
  maxWidth: '100%',
  borderRadius: 4,
  backgroundColor: trackColor('25%'),
  '& .MuiLinearProgress-bar': { borderRadius: 4, backgroundColor: 'var(--kit-progress-fill)' },
  // MUI moves it by the style of the element.
  '&.MuiLinearProgress-determinate > .MuiLinearProgress-bar': {
    transform: 'translateX(var(--kit-progress-shift)) !important',
    '&:dir(rtl)': { transform: 'translateX(calc(-1 * var(--kit-progress-shift))) !important' },
  },
  '@media (forced-colors: active)': {
    boxSizing: 'border-box',
    border: '1px solid CanvasText',
    backgroundColor: 'Canvas',
    '& .MuiLinearProgress-bar': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
  // A still, partly full bar shows work in progress.
  '@media (prefers-reduced-motion: reduce)': {
    '& .MuiLinearProgress-bar': { transition: 'none' },
    '&.MuiLinearProgress-indeterminate .MuiLinearProgress-bar1': { animation: 'none', left: '30%', right: '30%' },
    '&.MuiLinearProgress-indeterminate .MuiLinearProgress-bar2': { display: 'none' },
  },
});

/** Progress of a task; indeterminate without a value. 100 px wide by default. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(inProps, ref) {
  const {
    value,
    min = 0,
    max = 100,
    label,
    showValue = false,
    formatValue,
    width = 100,
    ...own
  } = useThemedProps('KitProgressBar', inProps);
  const { size = 'md', color = 'primary', slotProps, style, 'aria-label': ariaLabel, ...rest } = own;
  const { 'aria-labelledby': labelledBy, ...others } = rest;
  const rootRef = useServedStyles(ref);
  const labelId = useId();
  const share = progressShare(value ?? min, min, max);
  const text = value === undefined ? undefined : (formatValue?.(value) ?? `${Math.floor(share)}%`);
  const shownValue = showValue && text !== undefined && (
    <Part as="span" className="KitProgressBar-value" given={slotProps?.value}>
      {text}
    </Part>
  );
  return (
    <Root ref={rootRef} {...others} style={label == null ? style : { width, ...style }}>
      {label != null && (
        <Part as="span" className="KitProgressBar-label" given={slotProps?.label}>
          <span id={labelId}>{label}</span>
          {shownValue}
        </Part>
      )}
      <Bar
        {...slotProps?.bar}
        variant={value === undefined ? 'indeterminate' : 'determinate'}
        value={value === undefined ? undefined : share}
        aria-valuemin={value === undefined ? undefined : min}
        aria-valuemax={value === undefined ? undefined : max}
        aria-valuenow={value === undefined ? undefined : min + (share / 100) * (max - min)}
        aria-valuetext={text}
        aria-label={ariaLabel}
        aria-labelledby={labelledBy ?? (label == null ? undefined : labelId)}
        style={{
          ...slotProps?.bar?.style,
          width: label == null ? width : '100%',
          height: heights[size],
          ...fillVariables(fills[color], share, heights[size]),
        }}
      />
      {label == null && shownValue}
    </Root>
  );
});

/** Colour and place of the fill: of what has begun at least a round dot is to be seen. */
function fillVariables(fill: string, share: number, least: number): object {
  const width = share === 0 ? '0%' : `max(${share}%, ${least}px)`;
  return { '--kit-progress-fill': fill, '--kit-progress-shift': `calc(${width} - 100%)` };
}
