import CheckOutlined from '@mui/icons-material/CheckOutlined';
import MuiMenu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { colors } from '../theme/tokens.ts';

const fade = 36;

/** The element of a `Menu`. The lower edge of a list that goes on fades, since a cut between two rows looks like its end. */
export const MenuRoot = styled(MuiMenu)({
  '@supports (animation-timeline: scroll())': {
    '& > .MuiMenu-paper::after': {
      content: '""',
      position: 'sticky',
      bottom: 0,
      display: 'block',
      height: fade,
      marginTop: -fade,
      background: `linear-gradient(transparent, ${colors.surface})`,
      pointerEvents: 'none',
      opacity: 0,
      animation: 'kit-menu-more linear both',
      animationTimeline: 'scroll(nearest)',
    },
    '@keyframes kit-menu-more': { '0%, 90%': { opacity: 1 }, '100%': { opacity: 0 } },
  },
  '@media (forced-colors: active)': { '& > .MuiMenu-paper::after': { display: 'none' } },
});

/** The element of a `MenuItem`. */
export const MenuItemRoot = styled(MuiMenuItem)<{ 'data-destructive'?: boolean; component?: ElementType }>({
  '& > svg': { flexShrink: 0, fontSize: 20, color: colors.textMuted },
  '& > .KitMenuItem-check': { marginInlineStart: 'auto', color: 'inherit' },
  // As disabled as any other option: MUI would make it fainter, in high contrast too faint.
  '&.Mui-disabled': { opacity: 1, '&, & > svg': { color: colors.textDisabled } },
  '&[data-destructive], &[data-destructive] > svg': { color: colors.danger },
});

/** Tells an item that is in use by more than its colour. */
export const selectedMark = <CheckOutlined className="KitMenuItem-check" />;

/** Gives the focus to the last item that can be used. For a surface that is in its place. */
export function focusLastItem(paper: HTMLElement): void {
  const items = paper.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])');
  items[items.length - 1]?.focus({ preventScroll: true });
  paper.scrollTop = paper.scrollHeight;
}
