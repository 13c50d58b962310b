'use client';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type LiHTMLAttributes, type ReactNode } from 'react';
import { Part } from '../slots/Part.tsx';
import type { SlotProps } from '../slots/SlotProps.ts';
import { colors, fontSizes, rowSpace } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `List`; everything else goes to the `ul` element. */
export interface ListProps extends HTMLAttributes<HTMLUListElement> {
  /** Hairlines between the items. Default false. */
  divided?: boolean;
  /** `ListItem`s. */
  children?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
}

/** The parts of a `ListItem`. */
export interface ListItemSlotProps {
  /** The element around both lines. */
  text?: SlotProps<HTMLDivElement>;
  /** The second line. */
  secondary?: SlotProps<HTMLDivElement>;
}

/** Props of `ListItem`; everything else goes to the `li` element. */
export interface ListItemProps extends LiHTMLAttributes<HTMLLIElement> {
  /** What is before the text: an icon or an avatar. */
  start?: ReactNode;
  /** The content at the end of the row: a value or a button. */
  end?: ReactNode;
  /** A second, quieter line. */
  secondary?: ReactNode;
  /** The text. */
  children?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: ListItemSlotProps;
}

const Root = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-divided] > li:not(:last-child)': { borderBottom: `1px solid ${colors.line}` },
});
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  boxSizing: 'border-box',
  minHeight: rowSpace(40),
  padding: `${rowSpace(8, 0.5)} var(--kit-list-inset, 12px)`,
  color: colors.text,
  fontSize: fontSizes.sm,
  lineHeight: 1.43,
  '& > svg': { flexShrink: 0, fontSize: 20, color: colors.textMuted },
  '& > .KitListItem-text': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .KitListItem-secondary': { color: colors.textMuted, fontSize: fontSizes.xs, lineHeight: 1.3334 },
});

/** Shows a vertical list of items. */
export const List = forwardRef<HTMLUListElement, ListProps>(function List(inProps, ref) {
  const { divided = false, ...rest } = useThemedProps('KitList', inProps);
  // Safari removes the list semantics of a list without bullets.
  return <Root ref={ref} role="list" {...rest} data-divided={divided ? '' : undefined} />;
});

/** One item of a `List`. */
export const ListItem = forwardRef<HTMLLIElement, ListItemProps>(function ListItem(inProps, ref) {
  const { start, end, secondary, children, slotProps, ...rest } = useThemedProps('KitListItem', inProps);
  return (
    <Item ref={ref} {...rest}>
      {start}
      <Part className="KitListItem-text" given={slotProps?.text}>
        {children}
        {secondary != null && (
          <Part className="KitListItem-secondary" given={slotProps?.secondary}>
            {secondary}
          </Part>
        )}
      </Part>
      {end}
    </Item>
  );
});
