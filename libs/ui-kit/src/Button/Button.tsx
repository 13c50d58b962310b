'use client';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { controlIconSizes, type ControlSize } from '../theme/tokens.ts';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { ButtonColor, ButtonProps, ButtonVariant } from './Button.types.ts';
import { buttonBaseStyles, buttonColorStyles, buttonSizeStyles } from './buttonStyles.ts';

interface RootStyleProps {
  kitSize: ControlSize;
  kitVariant: ButtonVariant;
  kitColor: ButtonColor;
  kitFullWidth: boolean;
}

const isForwarded = (prop: PropertyKey) =>
  !String(prop).startsWith('kit') && prop !== 'sx' && prop !== 'theme' && prop !== 'as';

const Root = styled(ButtonBase, { shouldForwardProp: isForwarded })<RootStyleProps>(
  ({ kitSize, kitVariant, kitColor, kitFullWidth }) => ({
    ...buttonBaseStyles,
    ...buttonSizeStyles(kitSize),
    ...buttonColorStyles(kitVariant, kitColor),
    ...(kitFullWidth && { width: '100%' }),
    '&[aria-busy="true"] > :not(.KitButton-spinner)': { opacity: 0 },
  }),
);

const Icon = styled('span')({ display: 'inline-flex', alignItems: 'center', flexShrink: 0 });
const Label = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });
const SpinnerBox = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

/** Starts an action, or, with `href`, leads to an address. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(inProps, ref) {
  const {
    children,
    size,
    variant = 'outlined',
    color,
    startIcon,
    endIcon,
    fullWidth = false,
    loading = false,
    onClick,
    ...rest
  } = useThemedProps('KitButton', inProps);
  const controlSize = useControlSize(size);
  return (
    <Root
      ref={ref}
      {...rest}
      {...(rest.target === '_blank' && { rel: rest.rel ?? 'noopener noreferrer' })}
      kitSize={controlSize}
      kitVariant={variant}
      kitColor={color ?? (variant === 'contained' ? 'primary' : 'neutral')}
      kitFullWidth={fullWidth}
      onClick={loading ? undefined : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
    >
      {startIcon && <Icon className="KitButton-icon">{startIcon}</Icon>}
      <Label>{children}</Label>
      {endIcon && <Icon className="KitButton-icon">{endIcon}</Icon>}
      {loading && (
        <SpinnerBox className="KitButton-spinner">
          <Spinner size={controlIconSizes[controlSize]} />
        </SpinnerBox>
      )}
    </Root>
  );
});
