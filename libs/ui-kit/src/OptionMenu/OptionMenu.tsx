'use client';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, type ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { assertValue } from '../dropdown/assertValue.ts';
import { optionLabel, optionValue } from '../dropdown/Option.ts';
import { optionIndexOf, type OptionIndex } from '../dropdown/OptionIndex.ts';
import { startsGroup } from '../dropdown/dropdownRows.ts';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { useMenuTrigger } from '../Menu/useMenuTrigger.ts';
import { joinedProps } from '../slots/joinedProps.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { cutOff } from '../theme/cutOff.ts';
import { colors, controlFontSizes, controlHeights, fontSizes, type ControlSize } from '../theme/tokens.ts';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import type { OptionMenuChangeDetails, OptionMenuProps } from './OptionMenu.types.ts';

const Group = styled('li')({
  padding: '8px 12px 4px',
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  fontWeight: 500,
});

const Value = styled('span')({
  display: 'inline-block',
  maxWidth: 240,
  ...cutOff,
  verticalAlign: 'bottom',
  fontWeight: 400,
});

/** Shows a button that opens a menu to select one option, in the four control sizes. The ref goes to the button. */
export const OptionMenu = forwardRef<HTMLButtonElement, OptionMenuProps>(function OptionMenu(inProps, ref) {
  const { children, options, value, defaultValue = null, ...own } = useThemedProps('KitOptionMenu', inProps);
  const { onValueChange, size, align, menuLabel, onOpenChange, showValue = true, slotProps, ...rest } = own;
  const controlSize = useControlSize(size);
  const [chosen, setChosen] = useControllable<string | null, OptionMenuChangeDetails>({
    value,
    defaultValue,
    onChange: onValueChange && ((next, details) => next !== null && onValueChange(next, details)),
  });
  assertValue('OptionMenu', chosen);
  const index = optionIndexOf(options, 'OptionMenu');
  const { setAnchor, handlers, aria, menu, close } = useMenuTrigger<'choose'>({ onOpenChange });
  const forkedRef = useForkRef(ref, setAnchor);
  const labelId = `${menu.id}-label`;
  const chosenOption = chosen === null ? undefined : options[index.positionOf(chosen)];
  const choose = (next: string) => {
    close({ reason: 'choose' });
    setChosen(next, { reason: 'select' });
  };
  return (
    <>
      <Button
        endIcon={<KeyboardArrowDownOutlined />}
        {...joinedProps(rest, handlers)}
        {...aria}
        ref={forkedRef}
        size={controlSize}
      >
        <span id={labelId}>{children}</span>
        {showValue && chosenOption !== undefined && (
          <>
            : <Value>{optionLabel(chosenOption)}</Value>
          </>
        )}
      </Button>
      <Menu
        {...slotProps?.menu}
        {...menu}
        align={align}
        aria-label={menuLabel}
        aria-labelledby={menuLabel ? undefined : labelId}
      >
        {optionItems(index, chosen, controlSize, choose, menu.id)}
      </Menu>
    </>
  );
});

/** The items, each list of a group under its name. An array: MUI's menu moves between its direct children. */
function optionItems(
  index: OptionIndex,
  chosen: string | null,
  size: ControlSize,
  choose: (value: string) => void,
  menuId: string,
): ReactElement[] {
  const rows = index.order();
  // Twice the class: MUI takes the least height away from wide windows.
  const look = {
    '&&': { minHeight: controlHeights[size], fontSize: `${controlFontSizes[size] / 16}rem`, paddingBlock: 0 },
  };
  return rows.flatMap((position, row) => {
    const option = index.options[position] ?? '';
    const value = optionValue(option);
    const isChosen = value === chosen;
    const group = startsGroup(index, rows, row) ? index.groupAt(position) : undefined;
    const item = (
      <MenuItem
        key={`option-${position}`}
        role="menuitemradio"
        aria-checked={isChosen}
        aria-describedby={group === undefined ? undefined : `${menuId}-group-${position}`}
        selected={isChosen}
        disabled={index.isDisabled(position)}
        sx={look}
        onClick={() => choose(value)}
      >
        {optionLabel(option)}
      </MenuItem>
    );
    if (group === undefined) return [item];
    const heading = (
      <Group key={`group-${position}`} id={`${menuId}-group-${position}`} role="presentation" aria-hidden="true">
        {group}
      </Group>
    );
    return [heading, item];
  });
}
