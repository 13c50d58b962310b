'use client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef } from 'react';
import { drawnSeverity } from '../Alert/drawnSeverity.ts';
import { SeverityIcon } from '../Alert/SeverityIcon.tsx';
import { severityTintStyles } from '../Alert/severityStyles.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { commonTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { Part } from '../slots/Part.tsx';
import { partProps } from '../slots/partProps.ts';
import { fontSizes } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import type { BannerOpenChangeDetails, BannerProps } from './Banner.types.ts';

const defaultSlideMs = 3000;

// Reserves the height of the strip, so that the page does not move during the animation.
const Root = styled('div')({ overflow: 'clip', flexShrink: 0 });
const Strip = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0 12px',
  boxSizing: 'border-box',
  minHeight: 48,
  padding: '8px 16px',
  borderStyle: 'solid',
  borderWidth: '0 0 1px',
  fontSize: fontSizes.sm,
  lineHeight: 1.43,
  ...severityTintStyles,
  // On the first line, like the close button.
  '& > svg': { flexShrink: 0, margin: '6px 0', fontSize: 20 },
  '& > .KitBanner-message': { flex: 1, minWidth: 0, padding: '6px 0', overflowWrap: 'anywhere' },
  '& .KitBanner-title': { marginInlineEnd: 8, fontWeight: 500 },
  '& > button': { color: 'inherit', '&:hover': { color: 'inherit', backgroundColor: 'transparent' } },
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `kit-banner-in var(--kit-banner-slide) cubic-bezier(0.16, 1, 0.3, 1)`,
    '@keyframes kit-banner-in': { from: { transform: 'translateY(-100%)' } },
  },
  // On a phone the action is below the words, under their edge.
  '@media (max-width: 599.95px)': {
    flexWrap: 'wrap',
    '& > .KitBanner-message': { flexBasis: 'calc(100% - 96px)' },
    '& > .KitBanner-action': { order: 1, marginInlineStart: 19, marginInlineEnd: 'auto' },
  },
});

/** Shows a message for all users across the top of the page. It slides in over 3 s and stays until it is closed. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(inProps, ref) {
  const texts = useTexts('kitCommon', commonTexts);
  const { open, defaultOpen = true, onOpenChange, ...own } = useThemedProps('KitBanner', inProps);
  const { children, title, severity: given = 'info', closable = true, closeLabel, action, ...shown } = own;
  const { slideMs = defaultSlideMs, slotProps, sx, ...rest } = shown;
  const [isOpen, setOpen] = useControllable<boolean, BannerOpenChangeDetails>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  if (!isOpen) return null;
  const severity = drawnSeverity(given);
  const slide = [{ '--kit-banner-slide': `${slideMs}ms` }, sx].flat() as SxProps<Theme>;
  return (
    <Root ref={ref} role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'} {...rest} sx={slide}>
      <Strip {...slotProps?.strip} data-severity={severity}>
        <SeverityIcon severity={severity} />
        <Part className="KitBanner-message" given={slotProps?.message}>
          {title != null && (
            <Part as="strong" className="KitBanner-title" given={slotProps?.title}>
              {title}
            </Part>
          )}
          {children}
        </Part>
        {action && (
          <Button
            {...partProps(slotProps?.action, { className: 'KitBanner-action' })}
            size="md"
            variant="text"
            onClick={(event) => {
              slotProps?.action?.onClick?.(event);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
        {closable && (
          <IconButton
            {...slotProps?.closeButton}
            label={closeLabel ?? texts.close}
            size="md"
            tooltip={false}
            onClick={(event) => {
              slotProps?.closeButton?.onClick?.(event);
              setOpen(false, { reason: 'close-button' });
            }}
          >
            <CloseOutlined />
          </IconButton>
        )}
      </Strip>
    </Root>
  );
});
