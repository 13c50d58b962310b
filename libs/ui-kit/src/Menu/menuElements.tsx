import CheckOutlined from '@mui/icons-material/CheckOutlined';
import MuiMenu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { colors } from '../theme/tokens.ts';

/** A shade at the lower edge, and what lies over it at the end of the list, with which it moves. */
const moreBelow = {
  backgroundImage: `linear-gradient(transparent, ${colors.surface} 60%), linear-gradient(transparent, color-mix(in srgb, ${colors.text} 22%, transparent))`,
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 40px, 100% 16px',
  backgroundAttachment: 'local, scroll',
} as const;

/** The element of a `Menu`. A list with more items has a shadow at its lower edge. */
export const MenuRoot = styled(MuiMenu)({ '& > .MuiMenu-paper': moreBelow });

/** The element of a `MenuItem`. */
export const MenuItemRoot = styled(MuiMenuItem)<{ 'data-destructive'?: boolean; component?: ElementType }>({
  '& > svg': { flexShrink: 0, fontSize: 20, color: colors.textMuted },
  '& > .KitMenuItem-check': { marginInlineStart: 'auto', color: 'inherit' },
  // Overrides MUI's opacity, which has too little contrast.
  '&.Mui-disabled': { opacity: 1, '&, & > svg': { color: colors.textDisabled } },
  '&[data-destructive], &[data-destructive] > svg': { color: colors.danger },
});

/** Check mark of the selected item, which does not rely on colour. */
export const selectedMark = <CheckOutlined className="KitMenuItem-check" />;

/** Gives the focus to the last item that can be used. For a surface that is in its place. */
export function focusLastItem(paper: HTMLElement): void {
  const items = paper.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])');
  items[items.length - 1]?.focus({ preventScroll: true });
  paper.scrollTop = paper.scrollHeight;
}
