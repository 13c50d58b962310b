'use client';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { shellTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { useMendedHref } from '../navigation/ShellLink.tsx';
import { colors, fontSizes, corners } from '../theme/tokens.ts';
import type { AppEntry, AppsMenuProps, AppsMenuSlotProps } from './AppsMenu.tsx';

/** Props of `AppsMenuList`. */
export interface AppsMenuListProps extends Pick<AppsMenuProps, 'groups' | 'slotProps'> {
  /** Called when the user follows one, or Tab leaves the list. */
  onLeave: () => void;
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
  borderRadius: corners.inner,
  color: colors.text,
  fontSize: fontSizes.sm,
  textDecoration: 'none',
  '& > svg': { color: colors.textMuted, fontSize: 20 },
  '&:hover': { backgroundColor: colors.hover },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -2 },
  '&[aria-current]': { backgroundColor: colors.accentSoft, color: colors.onAccentSoft, fontWeight: 500 },
  '&[aria-current] > svg': { color: colors.accent },
  '& > small': { marginInlineStart: 'auto', fontSize: fontSizes.xs, fontWeight: 400 },
  '@media (forced-colors: active)': {
    '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2, backgroundColor: 'Canvas' },
  },
});

/** The list of the applications, in groups. */
export function AppsMenuList({ groups, slotProps, onLeave }: AppsMenuListProps): ReactElement {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  // The current application has the initial focus.
  useEffect(() => {
    const entries = list.current;
    (entries?.querySelector<HTMLElement>('a[aria-current]') ?? entries?.querySelector('a'))?.focus();
  }, []);
  // The button gets the focus back before the browser moves it on from there.
  const leaveAtEnd = ({ key, shiftKey, target }: KeyboardEvent) => {
    const entries = [...(list.current?.querySelectorAll('a') ?? [])];
    if (key === 'Tab' && target === entries.at(shiftKey ? 0 : -1)) onLeave();
  };
  return (
    <Groups ref={list} onKeyDown={leaveAtEnd}>
      {groups.map((group, groupIndex) => (
        <Group key={groupIndex} {...slotProps?.group} aria-labelledby={`${baseId}-${groupIndex}`}>
          <Heading {...slotProps?.heading} id={`${baseId}-${groupIndex}`}>
            {group.title}
          </Heading>
          <Entries>
            {group.apps.map((app) => (
              <li key={`${app.name} ${app.url}`}>
                <AppLink app={app} given={slotProps?.entry} onFollow={onLeave} />
              </li>
            ))}
          </Entries>
        </Group>
      ))}
    </Groups>
  );
}

interface AppLinkProps {
  app: AppEntry;
  given: AppsMenuSlotProps['entry'];
  onFollow: () => void;
}

/** Links to another application: a plain link, not one of the router. */
function AppLink({ app, given, onFollow }: AppLinkProps): ReactElement {
  const href = useMendedHref(app.url);
  const texts = useTexts('kitShell', shellTexts);
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
      {app.selected && <small aria-hidden> {texts.appOnShow}</small>}
    </Entry>
  );
}
