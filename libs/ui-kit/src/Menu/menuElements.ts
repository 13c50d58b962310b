import MuiMenu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { colors } from '../theme/tokens.ts';

export { MuiMenu };

/** The element of a `MenuItem`. */
export const MenuItemRoot = styled(MuiMenuItem)<{ 'data-destructive'?: boolean; component?: ElementType }>({
  '& > svg': { flexShrink: 0, fontSize: 20, color: colors.textMuted },
  // As disabled as any other option: MUI would make it fainter, in high contrast too faint.
  '&.Mui-disabled': { opacity: 1, '&, & > svg': { color: colors.textDisabled } },
  '&[data-destructive], &[data-destructive] > svg': { color: colors.danger },
});
