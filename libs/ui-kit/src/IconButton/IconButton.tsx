'use client';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { forwardRef, type ElementType, type ReactNode } from 'react';
import type { ButtonColor, ButtonVariant } from '../Button/Button.types.ts';
import { buttonBaseStyles, buttonColorStyles } from '../Button/buttonStyles.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { controlHeights, controlIconSizes, type ControlSize } from '../theme/tokens.ts';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `IconButton`; everything else goes to the button element. */
export interface IconButtonProps extends Omit<ButtonBaseProps, 'color' | 'aria-label'> {
  /** The name of the action, said by screen readers. */
  label: string;
  /** The icon. */
  children?: ReactNode;
  /** Height and width 24, 28, 32 or 36 px. Default: the theme's control size. */
  size?: ControlSize;
  /** How strongly it stands out. Default `text`. */
  variant?: ButtonVariant;
  /** What its colour says. Default `neutral`. */
  color?: ButtonColor;
  /** Shows the label as a tooltip. Default true. */
  tooltip?: boolean;
  /** Makes it a link to this address. */
  href?: string;
  /** Where the link opens. */
  target?: string;
  /** Relation of the link's target. */
  rel?: string;
  /** The element or component drawn instead of `button`. */
  component?: ElementType;
}

interface RootStyleProps {
  kitSize: ControlSize;
  kitVariant: ButtonVariant;
  kitColor: ButtonColor;
}

const isForwarded = (prop: PropertyKey) =>
  !String(prop).startsWith('kit') && prop !== 'sx' && prop !== 'theme' && prop !== 'as';

const Root = styled(ButtonBase, { shouldForwardProp: isForwarded })<RootStyleProps>(
  ({ kitSize, kitVariant, kitColor }) => ({
    ...buttonBaseStyles,
    ...buttonColorStyles(kitVariant, kitColor),
    width: controlHeights[kitSize],
    height: controlHeights[kitSize],
    '& > svg': { fontSize: controlIconSizes[kitSize] },
  }),
);

/** A button that shows only an icon; its name stands in the tooltip and for screen readers. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(inProps, ref) {
  const {
    label,
    size,
    variant = 'text',
    color = 'neutral',
    tooltip = true,
    children,
    ...rest
  } = useThemedProps('KitIconButton', inProps);
  const controlSize = useControlSize(size);
  const button = (
    <Root ref={ref} {...rest} aria-label={label} kitSize={controlSize} kitVariant={variant} kitColor={color}>
      {children}
    </Root>
  );
  // A disabled button sends no pointer events, so that a tooltip on it could never open.
  return tooltip && !rest.disabled ? (
    <Tooltip title={label} describeChild={false}>
      {button}
    </Tooltip>
  ) : (
    button
  );
});
