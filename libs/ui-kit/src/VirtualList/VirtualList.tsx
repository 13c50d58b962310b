'use client';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { forwardRef, useRef, type ReactElement, type Ref } from 'react';
import { assertList } from '../assertList/assertList.ts';
import { useServedStyles } from '../servedStyles/useServedStyles.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { focusRing } from '../theme/tokens.ts';
import type { VirtualListProps } from './VirtualList.types.ts';

const Root = styled('div')({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  '& > [data-sizer]': { position: 'relative' },
  '& > [data-sizer] > [role="listitem"]': { position: 'absolute', top: 0, left: 0, right: 0 },
});

/** The height of an item in px before it is drawn (KIT-SELECT-7). */
const estimatedHeight = 37;

/**
 * A virtualised list. Items may be of different heights. The list itself takes the focus, so that its content can be
 * scrolled by keyboard.
 */
export const VirtualList = forwardRef(function VirtualList<Item>(
  inProps: VirtualListProps<Item>,
  ref: Ref<HTMLDivElement>,
): ReactElement {
  const { items, renderItem, getItemKey, estimateHeight, ...own } = useThemedProps('KitVirtualList', inProps);
  const { maxHeight = 424, overscan = 1, emptyContent, style, ...rest } = own;
  assertList('VirtualList', 'items', items);
  const scrollElement = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollElement.current,
    estimateSize: (index) => estimateHeight?.(items[index] as Item, index) ?? estimatedHeight,
    getItemKey: (index) => (getItemKey?.(items[index] as Item, index) as string | number) ?? index,
    // Hidden items keep their last height.
    measureElement: (element, entry, list) =>
      measureElement(element, entry, list) || list.options.estimateSize(list.indexFromElement(element)),
    overscan,
    initialRect: { width: 0, height: maxHeight },
  });
  const forkedRef = useServedStyles(useForkRef(ref, scrollElement), '[data-sizer], [data-sizer] > *');
  if (items.length === 0)
    return (
      <Root ref={forkedRef} {...rest} style={style}>
        {emptyContent}
      </Root>
    );
  return (
    <Root ref={forkedRef} role="list" tabIndex={0} {...rest} style={{ maxHeight, ...style }}>
      <div role="presentation" data-sizer="" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            role="listitem"
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {renderItem(items[index] as Item, index)}
          </div>
        ))}
      </div>
    </Root>
  );
}) as <Item>(props: VirtualListProps<Item> & { ref?: Ref<HTMLDivElement> }) => ReactElement;
