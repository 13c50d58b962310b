'use client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { textButtonAtEdge } from '../Button/textButtonAtEdge.ts';
import type { DrawerProps } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { partProps } from '../slots/partProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { firstOfAll } from '../theme/firstOfAll.ts';
import { floatingSurface } from '../theme/floatingSurface.ts';
import { colors, fontSizes } from '../theme/tokens.ts';

/** The parts of a panel at the side of the page. */
export interface DrawerPanelSlotProps {
  /** The row of the heading. */
  header?: SlotProps<HTMLDivElement>;
  /** The heading itself. */
  title?: SlotProps<HTMLHeadingElement>;
  /** The close button. */
  closeButton?: SlotProps<HTMLButtonElement>;
  /** The part that scrolls. */
  content?: SlotProps<HTMLDivElement>;
  /** The sticky footer. */
  footer?: SlotProps<HTMLDivElement>;
  /** The drawer around the panel, where it covers the page; with `slotProps` for its surface and its backdrop. */
  drawer?: SlotProps<HTMLDivElement> & Pick<DrawerProps, 'slotProps'>;
}

/** Props of `DrawerPanel`; everything else goes to its root element. */
export interface DrawerPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** A second, quieter line of the heading. */
  subtitle?: ReactNode;
  /** Buttons in the heading's row, before the close button. */
  headerActions?: ReactNode;
  /** The sticky footer. */
  footer?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** The close button was pressed. */
  onCloseClick: () => void;
  /** Width in px; never more than the viewport. */
  width: number | undefined;
  /** Space in px between the panel's sides and its content. Default 20. */
  inset?: number;
  /** `push` and `float` have their own border, `overlay` has the drawer's. */
  variant: 'push' | 'overlay' | 'float';
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: DrawerPanelSlotProps;
}

const defaultInset = 20;
/** The one left edge of heading, content and footer. */
const inset = 'var(--kit-drawer-inset)';

const Panel = styled('aside')({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: '100%',
  maxWidth: '100vw',
  backgroundColor: colors.surface,
  color: colors.text,
  outlineOffset: -2,
  '&[data-variant="push"]': { borderInlineStart: `1px solid ${colors.line}` },
  '&[data-variant="float"]': { ...floatingSurface, borderWidth: '0 1px' },
});
const Header = styled('div')({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  boxSizing: 'border-box',
  // The cross of the close button, not its square, ends where the form ends.
  paddingInlineStart: inset,
  paddingInlineEnd: `max(0px, calc(${inset} - 8px))`,
  borderBottom: `1px solid ${colors.line}`,
  '& > .KitDrawerPanel-heading': { flex: 1, minWidth: 0, padding: '8px 0' },
  '& .KitDrawerPanel-subtitle': { color: colors.textMuted, fontSize: fontSizes.xs, lineHeight: 1.3334 },
});
const Title = styled('h2')({
  margin: 0,
  fontSize: fontSizes.md,
  fontWeight: 500,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
const Body = styled('div')({
  // Positioned content scrolls with it; otherwise it would extend the page.
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A focused field shows whole, with its label, where its list has room too.
  '@media (min-height: 400px)': { scrollPaddingBlock: '40px 16px' },
  paddingInline: inset,
  // Sections and rows align with the form's edge; the space at the sides is the drawer's.
  '--kit-accordion-inset': '0px',
  '--kit-list-inset': '0px',
  // Sections have their own padding.
  '&:not(:has([data-accordion]))': { paddingBlock: 16 },
  [`&:has(> [role="list"]${firstOfAll})`]: { paddingBlock: 8 },
});
const Footer = styled('div')({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 8,
  paddingBlock: 12,
  paddingInline: inset,
  borderTop: `1px solid ${colors.line}`,
  ...textButtonAtEdge,
});

/** The base of filter drawer and slide-out panel: heading, scrolling content, sticky footer. */
export const DrawerPanel = forwardRef<HTMLElement, DrawerPanelProps>(function DrawerPanel(props, ref) {
  const { title, subtitle, headerActions, footer, children, closeLabel, onCloseClick, variant, ...own } = props;
  const { width, inset: insetPx = defaultInset, sx, slotProps, ...rest } = own;
  const titleId = useId();
  return (
    <Panel
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      {...rest}
      data-variant={variant}
      sx={[{ width, '--kit-drawer-inset': `${insetPx}px` }, sx].flat() as SxProps<Theme>}
    >
      <Header {...slotProps?.header}>
        <div className="KitDrawerPanel-heading">
          <Title {...slotProps?.title} id={titleId}>
            {title}
          </Title>
          {subtitle != null && <div className="KitDrawerPanel-subtitle">{subtitle}</div>}
        </div>
        {headerActions}
        <IconButton
          {...slotProps?.closeButton}
          label={closeLabel}
          onClick={(event) => {
            slotProps?.closeButton?.onClick?.(event);
            onCloseClick();
          }}
        >
          <CloseOutlined />
        </IconButton>
      </Header>
      <Body {...slotProps?.content}>{children}</Body>
      {footer && <Footer {...partProps(slotProps?.footer, { className: 'KitDrawerPanel-footer' })}>{footer}</Footer>}
    </Panel>
  );
});
