import type { ButtonProps } from '@agency-insights/ui-kit';
import { Button, IconButton, Spinner, Tooltip } from '@agency-insights/ui-kit';
import type { ReactNode } from 'react';

/** Props of `ToolbarButton`; everything else goes to the button. */
export interface ToolbarButtonProps extends Omit<
  ButtonProps,
  'children' | 'startIcon' | 'variant' | 'color' | 'slotProps'
> {
  /** The button's name. */
  label: string;
  /** What the button does, as a tooltip; of an icon it takes the place of the name. Default: none. */
  description?: string | undefined;
  /** The icon before the name, or instead of it. */
  icon: ReactNode;
  /** Whether only the icon is shown, with the name as its tooltip. */
  compact: boolean;
}

/** A button of the toolbar. While busy it keeps the focus and ignores presses. */
export function ToolbarButton({ label, 'aria-label': name, icon, compact, description, ...own }: ToolbarButtonProps) {
  const { loading = false, onClick, ...rest } = own;
  const about = loading ? undefined : description;
  const button = compact ? (
    <IconButton
      label={name ?? label}
      tooltip={false}
      variant="outlined"
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <Spinner size={18} /> : icon}
    </IconButton>
  ) : (
    <Button startIcon={icon} aria-label={name} loading={loading} onClick={onClick} {...rest}>
      {label}
    </Button>
  );
  return (
    <Tooltip title={about ?? (compact && (name ?? label))} describeChild={about !== undefined}>
      {button}
    </Tooltip>
  );
}
