'use client';
import type { MenuProps as MuiMenuProps } from '@mui/material/Menu';
import { forwardRef, type ReactNode } from 'react';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { joinedProps } from '../slots/joinedProps.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { partProps } from '../slots/partProps.ts';
import { closesWith, type HangingProps } from '../Popover/hanging.ts';
import { useHanging } from '../Popover/useHanging.ts';
import { menuPart } from './menuPart.ts';
import { useSpacesOfWords } from './useSpacesOfWords.ts';

/** The parts of a `Menu`. */
export interface MenuSlotProps {
  /** The surface. */
  paper?: SlotProps<HTMLDivElement>;
  /** The list, which has the role `menu`. */
  list?: SlotProps<HTMLUListElement>;
}

/** Props of `Menu`; everything else goes to MUI's menu. */
export interface MenuProps
  extends
    HangingProps,
    Omit<MuiMenuProps, keyof HangingProps | 'anchorEl' | 'anchorOrigin' | 'transformOrigin' | 'slotProps'> {
  /** `MenuItem`s. */
  children?: ReactNode;
  /** The item with the initial focus: the selected or first one, or the last. Default `first`. */
  initialFocus?: 'first' | 'last';
  /** Props of the parts inside. */
  slotProps?: MenuSlotProps;
}

const maxHeight = 424;

/** A menu of actions below a button; at most 424 px high. Arrow keys, Home, End and letters move in it. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(inProps, ref) {
  const { anchor, align, width, children, onClose, slotProps, ...own } = useThemedProps('KitMenu', inProps);
  const { initialFocus, 'aria-label': ariaLabel, 'aria-labelledby': labelledBy, ...rest } = own;
  const part = useLazyPart(menuPart, rest.open);
  const { isPlaced, paperRef, root } = useHanging({ ...rest, anchor, align, paperRef: slotProps?.paper?.ref });
  const spacesOfWords = useSpacesOfWords();
  if (part === null || !isPlaced) return null;
  return (
    <part.MenuRoot
      ref={ref}
      {...rest}
      {...root}
      onClose={closesWith(onClose)}
      slotProps={{
        paper: { ...partProps(slotProps?.paper, { sx: surface(width) }), ref: paperRef },
        transition: initialFocus === 'last' ? { onEntering: part.focusLastItem } : undefined,
        list: {
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          ...joinedProps(slotProps?.list, spacesOfWords),
        },
      }}
    >
      {children}
    </part.MenuRoot>
  );
});

function surface(width: number | undefined) {
  return { maxHeight, marginTop: '4px', width, minWidth: width ?? 160, maxWidth: 'calc(100vw - 32px)' };
}
