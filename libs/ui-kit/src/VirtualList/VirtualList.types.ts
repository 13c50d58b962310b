import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, Key, ReactNode } from 'react';

/** Props of `VirtualList`; everything else goes to its root element. */
export interface VirtualListProps<Item> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The items. Keep the same array between renders. */
  items: readonly Item[];
  /** Draws an item. It may be of any height; where it differs from the estimate, the list moves the others. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** The key of an item, unique in the list. Default: its position. */
  getItemKey?: (item: Item, index: number) => Key;
  /** Height of an item before it is drawn, in px; the nearer, the steadier the scroll bar. Default 37. */
  estimateHeight?: (item: Item, index: number) => number;
  /** Greatest height of the list in px. Default 424. */
  maxHeight?: number;
  /** Items kept ready on either side of those in view. Default 1. */
  overscan?: number;
  /** Replaces the list when there are no items. Default nothing. */
  emptyContent?: ReactNode;
  /** The name of the list. */
  'aria-label'?: string;
  /** Style overrides. */
  sx?: SxProps<Theme>;
}
