import type { ButtonProps } from '@agency-insights/ui-kit';
import { Button, IconButton, Spinner } from '@agency-insights/ui-kit';
import type { ReactNode } from 'react';

/** Props of `ToolbarButton`; everything else goes to the button. */
export interface ToolbarButtonProps extends Omit<
  ButtonProps,
  'children' | 'startIcon' | 'variant' | 'color' | 'slotProps'
> {
  /** The button's name. */
  label: string;
  /** The icon before the name, or instead of it. */
  icon: ReactNode;
  /** Whether only the icon is shown, with the name as its tooltip. */
  compact: boolean;
}

/** A button of the toolbar. While busy it keeps the focus and ignores presses. */
export function ToolbarButton({ label, 'aria-label': name, icon, compact, ...own }: ToolbarButtonProps) {
  const { loading = false, onClick, ...rest } = own;
  if (compact) {
    return (
      <IconButton
        label={name ?? label}
        variant="outlined"
        {...rest}
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        onClick={loading ? undefined : onClick}
      >
        {loading ? <Spinner size={18} /> : icon}
      </IconButton>
    );
  }
  return (
    <Button startIcon={icon} aria-label={name} loading={loading} onClick={onClick} {...rest}>
      {label}
    </Button>
  );
}
