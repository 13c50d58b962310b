'use client';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ownDirection } from '../theme/cutOff.ts';
import { controlIconSizes, type ControlSize } from '../theme/tokens.ts';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { ButtonColor, ButtonProps, ButtonVariant } from './Button.types.ts';
import { buttonBaseStyles, buttonColorStyles, buttonSizeStyles } from './buttonStyles.ts';
import { pressOf } from './pressOf.ts';

interface RootStyleProps {
  ownerState: { size: ControlSize; variant: ButtonVariant; color: ButtonColor; fullWidth: boolean };
}

const Root = styled(ButtonBase)<RootStyleProps>(({ ownerState: { size, variant, color, fullWidth } }) => ({
  ...buttonBaseStyles,
  ...buttonSizeStyles(size),
  ...buttonColorStyles(variant, color),
  ...(fullWidth && { width: '100%' }),
  '&[aria-busy="true"] > :not([data-spinner])': { opacity: 0 },
}));

const Icon = styled('span')({ display: 'inline-flex', alignItems: 'center', flexShrink: 0 });
const Label = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', ...ownDirection });
const SpinnerBox = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

/** Starts an action. With `href` it is a link that looks like a button. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(inProps, ref) {
  const {
    children,
    size: givenSize,
    variant = 'outlined',
    color = variant === 'contained' ? 'primary' : 'neutral',
    startIcon,
    endIcon,
    fullWidth = false,
    loading = false,
    onClick,
    slotProps,
    ...rest
  } = useThemedProps('KitButton', inProps);
  const size = useControlSize(givenSize);
  const isOutOfUse = loading || rest['aria-disabled'];
  return (
    <Root
      ref={ref}
      {...rest}
      {...(rest.target === '_blank' && { rel: rest.rel ?? 'noopener noreferrer' })}
      data-variant={variant}
      ownerState={{ size, variant, color, fullWidth }}
      onClick={pressOf(isOutOfUse, onClick)}
      aria-busy={loading || undefined}
      aria-disabled={isOutOfUse}
    >
      {startIcon && (
        <Icon {...slotProps?.startIcon} data-icon="">
          {startIcon}
        </Icon>
      )}
      <Label {...slotProps?.label}>{children}</Label>
      {endIcon && (
        <Icon {...slotProps?.endIcon} data-icon="">
          {endIcon}
        </Icon>
      )}
      {loading && (
        <SpinnerBox {...slotProps?.spinner} data-spinner="">
          <Spinner size={controlIconSizes[size]} />
        </SpinnerBox>
      )}
    </Root>
  );
});
