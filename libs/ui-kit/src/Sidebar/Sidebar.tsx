'use client';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type MouseEvent, type ReactElement } from 'react';
import { assertList } from '../assertList/assertList.ts';
import { shellTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { partProps } from '../slots/partProps.ts';
import { Part } from '../slots/Part.tsx';
import type { SlotProps } from '../slots/SlotProps.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { isActiveItem, type NavigationItem } from '../navigation/navigation.ts';
import { ShellLink } from '../navigation/ShellLink.tsx';
import { sidebarStyles } from './sidebarStyles.ts';

/** Why a sidebar opens or collapses. */
export interface SidebarOpenDetails {
  /** The user pressed “Collapse” or “Expand”. */
  reason: 'toggle';
}

/** The parts of a `Sidebar`. */
export interface SidebarSlotProps {
  /** Both lists of entries. */
  list?: SlotProps<HTMLUListElement>;
  /** Every entry's link. */
  entry?: SlotProps<HTMLAnchorElement>;
  /** The control that opens and collapses it. */
  toggle?: SlotProps<HTMLButtonElement>;
}

/** Props of `Sidebar`; everything else goes to its root element. */
export interface SidebarProps extends HTMLAttributes<HTMLElement> {
  /** Entries at the top. */
  items: readonly NavigationItem[];
  /** Entries at the bottom. */
  bottomItems?: readonly NavigationItem[];
  /** The path of the current page. */
  currentPath: string;
  /** Whether names are shown beside the icons. */
  open: boolean;
  /** Width in px. */
  width: number;
  /** Opens or collapses it; without it there is no such control. */
  onOpenChange?: (open: boolean, details: SidebarOpenDetails) => void;
  /** Called when an entry is followed. */
  onNavigate?: () => void;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: SidebarSlotProps;
}

/** Width in px beside a title: its lines stay the same while the sidebar opens. */
const besideTitle = 76;

const Root = styled('nav')(sidebarStyles);
const Toggle = styled('button')({});
const Entry = styled(ShellLink)({});
const DisabledEntry = styled('a')({});

/** Shows the navigation at the left of a page. */
export const Sidebar = forwardRef<HTMLElement, SidebarProps>(function Sidebar(inProps, ref) {
  const given = useThemedProps('KitSidebar', inProps);
  const { items, bottomItems = [], currentPath, open, width, onOpenChange, onNavigate, sx, slotProps, ...rest } = given;
  const texts = useTexts('kitShell', shellTexts);
  assertList('Sidebar', 'items', items);
  const entry = (item: NavigationItem) => (
    <SidebarEntry
      key={`${item.title} ${item.href}`}
      item={item}
      open={open}
      onNavigate={onNavigate}
      given={slotProps?.entry}
      active={isActiveItem(item, currentPath)}
    />
  );
  return (
    <Root
      ref={ref}
      aria-label={texts.main}
      {...rest}
      data-open={open || undefined}
      sx={[{ width, '& .KitSidebar-title': { minWidth: width - besideTitle } }, sx].flat() as SxProps<Theme>}
    >
      <Part as="ul" className="KitSidebar-list KitSidebar-top" given={slotProps?.list}>
        {items.map(entry)}
      </Part>
      {bottomItems.length > 0 && (
        <Part as="ul" className="KitSidebar-list" given={slotProps?.list}>
          {bottomItems.map(entry)}
        </Part>
      )}
      {onOpenChange && (
        <div className="KitSidebar-list">
          <Tooltip title={open ? '' : texts.expand} placement="right" describeChild={false}>
            <Toggle
              {...partProps(slotProps?.toggle, { className: 'KitSidebar-entry' })}
              type="button"
              aria-expanded={open}
              aria-label={open ? undefined : texts.expand}
              onClick={(event) => {
                slotProps?.toggle?.onClick?.(event);
                onOpenChange(!open, { reason: 'toggle' });
              }}
            >
              {open ? <ChevronLeftOutlined /> : <ChevronRightOutlined />}
              {open && <span className="KitSidebar-title">{texts.collapse}</span>}
            </Toggle>
          </Tooltip>
        </div>
      )}
    </Root>
  );
});

interface SidebarEntryProps {
  item: NavigationItem;
  open: boolean;
  active: boolean;
  onNavigate?: () => void;
  given: SidebarSlotProps['entry'];
}

function SidebarEntry({ item, open, active, onNavigate, given }: SidebarEntryProps): ReactElement {
  const { title, href, icon, disabled = false, disabledReason = '', divider = false, testId } = item;
  const content = (
    <>
      {icon}
      {open && <span className="KitSidebar-title">{title}</span>}
    </>
  );
  const shared = {
    ...partProps(given, { className: 'KitSidebar-entry' }),
    ...(testId !== undefined && { 'data-testid': testId }),
    'aria-label': open ? undefined : title,
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    given?.onClick?.(event);
    onNavigate?.();
  };
  return (
    <li>
      {divider && <hr className="KitSidebar-divider" />}
      <Tooltip title={!open ? title : disabled ? disabledReason : ''} placement="right" describeChild={open}>
        {disabled ? (
          // A link without an address stays in the tab order and says that it is disabled, and why.
          <DisabledEntry
            {...shared}
            role="link"
            aria-disabled="true"
            aria-description={open ? undefined : disabledReason || undefined}
            tabIndex={0}
            onClick={undefined}
          >
            {content}
          </DisabledEntry>
        ) : (
          <Entry {...shared} href={href} aria-current={active ? 'page' : undefined} onClick={follow}>
            {content}
          </Entry>
        )}
      </Tooltip>
    </li>
  );
}
