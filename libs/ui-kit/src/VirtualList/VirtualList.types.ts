import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, Key, ReactNode } from 'react';

/** Props of `VirtualList`; everything else goes to its root element. */
export interface VirtualListProps<Item> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The items. Keep the same array between renders. */
  items: readonly Item[];
  /** Renders an item of any height; the list adjusts if it differs from the estimate. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** The key of an item, unique in the list. Default: its position. */
  getItemKey?: (item: Item, index: number) => Key;
  /** Estimated height of an item in px, before it is rendered. Default 37. */
  estimateHeight?: (item: Item, index: number) => number;
  /** Max height of the list in px. Default 424. */
  maxHeight?: number;
  /** Overscan: extra items on either side of the viewport. Default 1. */
  overscan?: number;
  /** Replaces the list when there are no items. Default nothing. */
  emptyContent?: ReactNode;
  /** The name of the list. */
  'aria-label'?: string;
  /** Style overrides. */
  sx?: SxProps<Theme>;
}
