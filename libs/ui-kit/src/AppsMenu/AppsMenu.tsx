'use client';
import AppsOutlined from '@mui/icons-material/AppsOutlined';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useId, useState, type ReactElement, type ReactNode } from 'react';
import { assertList } from '../assertList/assertList.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { Popover, type PopoverProps } from '../Popover/Popover.tsx';
import { partProps } from '../slots/partProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { colors, fontSizes, radius } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useMendedHref } from '../navigation/ShellLink.tsx';

/** An application to change to. */
export interface AppEntry {
  /** Its name, unique among all entries. */
  name: string;
  /** What is shown. Default: the name. */
  title?: string;
  /** Where it is. */
  url: string;
  /** Its mark. */
  icon?: ReactNode;
  /** It is the one on show. Default false. */
  selected?: boolean;
}

/** Applications that belong together. */
export interface AppGroup {
  /** The name of the group. */
  title: string;
  /** Its applications. */
  apps: readonly AppEntry[];
}

/** The parts of an `AppsMenu`. */
export interface AppsMenuSlotProps {
  /** The layer that the list opens in, with `slotProps` for its surface. */
  popover?: SlotProps<HTMLDivElement> & Pick<PopoverProps, 'slotProps'>;
  /** Every group: its heading and its applications. */
  group?: SlotProps<HTMLElement>;
  /** Every group's heading. */
  heading?: SlotProps<HTMLHeadingElement>;
  /** Every application's link. */
  entry?: SlotProps<HTMLAnchorElement>;
}

/** Props of `AppsMenu`; everything else goes to the button. */
export interface AppsMenuProps extends Omit<IconButtonProps, 'label' | 'children' | 'slotProps'> {
  /** The applications, in groups. */
  groups: readonly AppGroup[];
  /** Name of the button. Default "Apps". */
  label?: string;
  /** Props of the parts inside. */
  slotProps?: AppsMenuSlotProps;
}

const Groups = styled('div')({ boxSizing: 'border-box', width: 320, maxWidth: '100%', padding: 8 });
const Group = styled('section')({});
const Heading = styled('h2')({
  margin: 0,
  padding: '8px 12px 4px',
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  fontWeight: 500,
});
const Entries = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Entry = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 12px',
  borderRadius: radius - 2,
  color: colors.text,
  fontSize: fontSizes.sm,
  textDecoration: 'none',
  '& > svg': { color: colors.textMuted, fontSize: 20 },
  '&:hover': { backgroundColor: colors.hover },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -2 },
  '&[aria-current]': { backgroundColor: colors.accentSoft, color: colors.onAccentSoft, fontWeight: 500 },
  '&[aria-current] > svg': { color: colors.accent },
  '@media (forced-colors: active)': {
    '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2, backgroundColor: 'Canvas' },
  },
});

// The list hangs over the lower edge of the top bar, which stands above ordinary popovers.
const overTopBar = { zIndex: 1101 };

/** The button that opens the list of applications, and the list. */
export const AppsMenu = forwardRef<HTMLButtonElement, AppsMenuProps>(function AppsMenu(inProps, ref) {
  const { groups, label = 'Apps', slotProps, ...rest } = useThemedProps('KitAppsMenu', inProps);
  assertList('AppsMenu', 'groups', groups);
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const forkedRef = useForkRef(ref, setButton);
  const baseId = useId();
  return (
    <>
      <IconButton
        ref={forkedRef}
        {...rest}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => {
          rest.onClick?.(event);
          setOpen(true);
        }}
      >
        <AppsOutlined />
      </IconButton>
      <Popover
        {...partProps(slotProps?.popover, { sx: overTopBar })}
        open={open}
        anchor={button}
        onClose={() => setOpen(false)}
        aria-label={label}
      >
        <Groups>
          {groups.map((group, groupIndex) => (
            <Group key={groupIndex} {...slotProps?.group} aria-labelledby={`${baseId}-${groupIndex}`}>
              <Heading {...slotProps?.heading} id={`${baseId}-${groupIndex}`}>
                {group.title}
              </Heading>
              <Entries>
                {group.apps.map((app) => (
                  <li key={`${app.name} ${app.url}`}>
                    <AppLink app={app} given={slotProps?.entry} onFollow={() => setOpen(false)} />
                  </li>
                ))}
              </Entries>
            </Group>
          ))}
        </Groups>
      </Popover>
    </>
  );
});

interface AppLinkProps {
  app: AppEntry;
  given: AppsMenuSlotProps['entry'];
  onFollow: () => void;
}

/** Leads to another application: a link of the browser, not of the application's router. */
function AppLink({ app, given, onFollow }: AppLinkProps): ReactElement {
  const href = useMendedHref(app.url);
  return (
    <Entry
      {...given}
      href={href}
      aria-current={app.selected ? 'page' : undefined}
      onClick={(event) => {
        given?.onClick?.(event);
        onFollow();
      }}
    >
      {app.icon}
      {app.title ?? app.name}
    </Entry>
  );
}
