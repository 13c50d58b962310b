import type { ButtonProps } from '@agency-insights/ui-kit';
import { Button, IconButton } from '@agency-insights/ui-kit';
import type { ReactNode } from 'react';

/** Props of `ToolbarButton`; everything else goes to the button. */
export interface ToolbarButtonProps extends Omit<
  ButtonProps,
  'children' | 'startIcon' | 'variant' | 'color' | 'slotProps'
> {
  /** The button's name. */
  label: string;
  /** The icon before the name, or in its place. */
  icon: ReactNode;
  /** Whether the icon stands alone, with the name as its tooltip. */
  compact: boolean;
}

/** One of the table's own buttons, in both of its forms. */
export function ToolbarButton({ label, icon, compact, ...rest }: ToolbarButtonProps) {
  if (compact) {
    return (
      <IconButton label={label} variant="outlined" {...rest}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button startIcon={icon} {...rest}>
      {label}
    </Button>
  );
}
