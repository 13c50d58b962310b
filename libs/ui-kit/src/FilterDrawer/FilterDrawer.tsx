'use client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Collapse from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useId, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { Drawer } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { colors, fontSizes } from '../theme/tokens.ts';
import type { FilterDrawerProps } from './FilterDrawer.types.ts';
import { useReturnFocus } from './useReturnFocus.ts';

const transitionMs = 300;
const defaultInset = 20;
/** The one left edge of heading, form and footer. */
const inset = 'var(--kit-drawer-inset)';

const Panel = styled('aside')({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: '100%',
  maxWidth: '100vw',
  backgroundColor: colors.surface,
  color: colors.text,
  outline: 'none',
  '&[data-variant="push"]': { borderLeft: `1px solid ${colors.line}` },
});
const Header = styled('div')({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  boxSizing: 'border-box',
  // The cross of the close button, not its square, ends where the form ends.
  paddingLeft: inset,
  paddingRight: `max(0px, calc(${inset} - 8px))`,
  borderBottom: `1px solid ${colors.line}`,
  '& h2': { flex: 1, minWidth: 0, margin: 0, fontSize: fontSizes.md, fontWeight: 500, lineHeight: 1.5 },
});
const Body = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingLeft: inset,
  paddingRight: inset,
  // Sections stand on the form's edge; the space at the sides is the drawer's.
  '--kit-accordion-inset': '0px',
});
const Footer = styled('div')({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 8,
  paddingBlock: 12,
  paddingLeft: inset,
  paddingRight: inset,
  borderTop: `1px solid ${colors.line}`,
});
const PushCollapse = styled(Collapse)({
  flexShrink: 0,
  height: '100%',
  '& .MuiCollapse-wrapper, & .MuiCollapse-wrapperInner': { height: '100%' },
});

/** A drawer for filter forms at the right: heading, form that scrolls, footer that stays. */
export const FilterDrawer = forwardRef<HTMLElement, FilterDrawerProps>(function FilterDrawer(props, ref) {
  const { open, onClose, variant = 'push', pushFrom = 1200, width = 400, keepMounted = false, ...panel } = props;
  const isRoomy = useMediaQuery(`(min-width:${pushFrom}px)`, { noSsr: true });
  if (variant === 'overlay' || !isRoomy) {
    return (
      <Drawer open={open} onClose={onClose} anchor="right" width={width} keepMounted={keepMounted}>
        <FilterPanel {...panel} ref={ref} variant="overlay" onClose={onClose} width={width} />
      </Drawer>
    );
  }
  return <PushDrawer {...{ open, onClose, width, keepMounted }} panel={panel} ref={ref} />;
});

type PanelProps = Omit<FilterDrawerProps, 'open' | 'variant' | 'pushFrom' | 'keepMounted'>;

interface PushDrawerProps {
  open: boolean;
  onClose: FilterDrawerProps['onClose'];
  width: number;
  keepMounted: boolean;
  panel: Omit<PanelProps, 'onClose' | 'width'>;
}

const PushDrawer = forwardRef<HTMLElement, PushDrawerProps>(function PushDrawer(
  { open, onClose, width, keepMounted, panel },
  ref,
) {
  const panelRef = useRef<HTMLElement>(null);
  const forkedRef = useForkRef(ref, panelRef);
  useReturnFocus(open, panelRef);
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    panel.onKeyDown?.(event);
    if (event.key === 'Escape' && !event.defaultPrevented) onClose('escape');
  };
  return (
    <PushCollapse
      in={open}
      orientation="horizontal"
      timeout={transitionMs}
      mountOnEnter={!keepMounted}
      unmountOnExit={!keepMounted}
    >
      <FilterPanel
        {...panel}
        ref={forkedRef}
        variant="push"
        onClose={onClose}
        width={width}
        onKeyDown={closeOnEscape}
      />
    </PushCollapse>
  );
});

const FilterPanel = forwardRef<HTMLElement, PanelProps & { variant: 'push' | 'overlay' }>(
  function FilterPanel(props, ref) {
    const {
      title = 'Filters',
      headerActions,
      footer,
      children,
      closeLabel = 'Close filters',
      variant,
      onClose,
      width,
      inset: insetPx = defaultInset,
      style,
      ...rest
    } = props;
    const titleId = useId();
    return (
      <Panel
        ref={ref}
        tabIndex={-1}
        aria-labelledby={titleId}
        {...rest}
        data-variant={variant}
        style={{ width, '--kit-drawer-inset': `${insetPx}px`, ...style } as CSSProperties}
      >
        <Header>
          <h2 id={titleId}>{title}</h2>
          {headerActions}
          <IconButton label={closeLabel} onClick={() => onClose('close-button')}>
            <CloseOutlined />
          </IconButton>
        </Header>
        <Body>{children}</Body>
        {footer && <Footer>{footer}</Footer>}
      </Panel>
    );
  },
);
