'use client';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { forwardRef, type ElementType, type ReactNode } from 'react';
import type { ButtonColor, ButtonVariant } from '../Button/Button.types.ts';
import { buttonBaseStyles, buttonColorStyles } from '../Button/buttonStyles.ts';
import { pressOf } from '../Button/pressOf.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';
import { controlHeights, controlIconSizes, type ControlSize } from '../theme/tokens.ts';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** The parts of an `IconButton`. */
export interface IconButtonSlotProps {
  /** The tooltip: its surface, and the side on which it opens. */
  tooltip?: Omit<SlotProps<HTMLDivElement>, 'ref' | 'title'> & Pick<TooltipProps, 'placement'>;
}

/** Props of `IconButton`; everything else goes to the button element. */
export interface IconButtonProps extends Omit<ButtonBaseProps, 'color' | 'aria-label'> {
  /** The name of the action, read by screen readers. */
  label: string;
  /** The icon. */
  children?: ReactNode;
  /** Height and width 24, 28, 32 or 36 px. Default: the theme's control size. */
  size?: ControlSize;
  /** Emphasis. Default `text`. */
  variant?: ButtonVariant;
  /** Colour. Default `neutral`. */
  color?: ButtonColor;
  /** Shows the label as a tooltip. Default true. */
  tooltip?: boolean;
  /** Makes it a link to this address. */
  href?: string;
  /** Where the link opens. */
  target?: string;
  /** Relation of the link's target. */
  rel?: string;
  /** The element or component rendered instead of `button`. */
  component?: ElementType;
  /** Props of the parts inside. */
  slotProps?: IconButtonSlotProps;
}

interface RootStyleProps {
  ownerState: { size: ControlSize; variant: ButtonVariant; color: ButtonColor };
}

const Root = styled(ButtonBase)<RootStyleProps>(({ ownerState: { size, variant, color } }) => ({
  ...buttonBaseStyles,
  ...buttonColorStyles(variant, color),
  width: controlHeights[size],
  height: controlHeights[size],
  '& > svg': { fontSize: controlIconSizes[size] },
  // For a finger 44 px high, and not into a neighbour 8 px away.
  '@media (pointer: coarse)': {
    '&::after': { content: '""', position: 'absolute', inset: `${(controlHeights[size] - 44) / 2}px -4px` },
  },
}));

/** Shows a button with only an icon. Its label is the accessible name and the tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(inProps, ref) {
  const {
    label,
    size: givenSize,
    variant = 'text',
    color = 'neutral',
    tooltip = true,
    children,
    slotProps,
    ...rest
  } = useThemedProps('KitIconButton', inProps);
  const size = useControlSize(givenSize);
  const button = (
    <Root
      ref={ref}
      {...rest}
      onClick={pressOf(rest['aria-disabled'], rest.onClick)}
      aria-label={label}
      ownerState={{ size, variant, color }}
    >
      {children}
    </Root>
  );
  // A disabled button sends no pointer events, so that a tooltip on it could never open.
  return tooltip && !rest.disabled ? (
    <Tooltip {...slotProps?.tooltip} title={label} describeChild={false}>
      {button}
    </Tooltip>
  ) : (
    button
  );
});
