'use client';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, type MouseEvent } from 'react';
import { assertList } from '../assertList/assertList.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { otherTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { useMenuTrigger } from '../Menu/useMenuTrigger.ts';
import { joinedProps } from '../slots/joinedProps.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { SplitButtonProps } from './SplitButton.types.ts';

const Root = styled(ButtonGroup)({
  // Filled parts have no outline that would tell them apart.
  '& > [data-variant="contained"] + *': {
    borderInlineStartColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  },
});

/** Shows a main action and an arrow button that opens a menu of alternatives. Arrow keys open the menu too. */
export const SplitButton = forwardRef<HTMLDivElement, SplitButtonProps>(function SplitButton(inProps, ref) {
  const { moreOptions } = useTexts('kitOther', otherTexts);
  const {
    children,
    onClick,
    alternatives,
    menuLabel = moreOptions,
    ...own
  } = useThemedProps('KitSplitButton', inProps);
  const { menuOpen, defaultMenuOpen, onMenuOpenChange, startIcon, slotProps, ...shown } = own;
  const { size, variant = 'outlined', color, disabled = false, loading = false, ...rest } = shown;
  const look = { size, variant, color: color ?? (variant === 'contained' ? ('primary' as const) : undefined) };
  const { setAnchor, handlers, aria, menu, close } = useMenuTrigger<'alternative'>({
    open: menuOpen,
    defaultOpen: defaultMenuOpen,
    onOpenChange: onMenuOpenChange,
  });
  const forkedRef = useForkRef(ref, setAnchor);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    slotProps?.button?.onClick?.(event);
    onClick?.(event);
  };
  assertList('SplitButton', 'alternatives', alternatives);
  return (
    <>
      <Root ref={forkedRef} {...rest}>
        <Button {...slotProps?.button} {...look} {...{ startIcon, disabled, loading, onClick: press }}>
          {children}
        </Button>
        {alternatives.length > 0 && (
          <IconButton
            {...(loading ? { ...slotProps?.trigger, onClick: undefined } : joinedProps(slotProps?.trigger, handlers))}
            {...look}
            label={menuLabel}
            tooltip={false}
            disabled={disabled}
            {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
            {...aria}
          >
            <KeyboardArrowDownOutlined />
          </IconButton>
        )}
      </Root>
      <Menu {...slotProps?.menu} {...menu} align="end" aria-label={menuLabel}>
        {alternatives.map(({ label, onSelect, ...look }) => (
          <MenuItem
            key={label}
            {...look}
            onClick={() => {
              close({ reason: 'alternative' });
              onSelect();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
});
