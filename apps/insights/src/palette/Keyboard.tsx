import { insightsPermissions } from '@agency-insights/auth-session';
import { usePermissions } from '@agency-insights/auth-session/react';
import { useColorMode, type NavigationItem } from '@agency-insights/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { isAdministrator } from '../session/isAdministrator.ts';
import { useWords } from '../language/useWords.ts';
import { personQuery } from '../session/personQuery.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { navigationFor } from '../shell/navigation.tsx';
import { useAppearanceCookie } from '../shell/useAppearanceCookie.ts';
import { lazyPart } from '../services/lazyPart.ts';
import { useRememberedFlag } from '../services/useRememberedFlag.ts';
import { whenIdle } from '../services/whenIdle.ts';
import { bindKeys } from '../keyboard/bindKeys.ts';
import type { CommandId } from '../keyboard/commands.ts';
import { CommandsContext, useCommands, type CommandHandlers } from '../keyboard/CommandRegistry.ts';
import { PaletteShell } from './PaletteShell.tsx';

const always = () => true;
const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette, always);
const LanguageDialog = lazyPart(async () => (await import('./LanguageDialog.tsx')).LanguageDialog, always);
const ShortcutsDialog = lazyPart(async () => (await import('../keyboard/ShortcutsDialog.tsx')).ShortcutsDialog, always);

/** The product's keys, the palette with everything that can be opened or done, and the sheet of the keys (PLUS-44). */
export function Keyboard({ onSignOut }: { onSignOut: () => void }) {
  const registry = useContext(CommandsContext);
  const router = useRouter();
  const { permissions, hasAny } = usePermissions();
  const person = useQuery(personQuery(useServices().api));
  const { setMode } = useColorMode();
  useAppearanceCookie();
  const { t } = useWords();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | 'language' | null>(null);
  const [singleKeys, setSingleKeys] = useRememberedFlag('agency-insights.single-keys', true);
  const { text, setText, begin, giveBackFocus } = usePalette();
  const show = (what: NonNullable<typeof open>) => {
    if (open === what) return;
    begin();
    setOpen(what);
  };
  // What is typed while something opens is no command.
  const hasSingleKeys = singleKeys && open === null;
  useEffect(() => bindKeys(registry, { singleKeys: hasSingleKeys }), [registry, hasSingleKeys]);

  useCommands({
    ...goingTo(
      navigationFor(permissions ?? [], isAdministrator(person.data), t),
      (href) => void router.navigate({ to: href }),
    ),
    palette: () => show('palette'),
    shortcuts: () => show('shortcuts'),
    language: () => show('language'),
    help: () => window.open('/help', '_blank', 'noopener'),
    signOut: onSignOut,
    security: () => window.location.assign('/account/security'),
    system: () => setMode('system'),
    light: () => setMode('light'),
    dark: () => setMode('dark'),
    'high-contrast': () => setMode('high-contrast'),
  });
  const chosen = useRef<(() => void) | null>(null);
  useEffect(() => {
    // Runs after the palette has returned the focus, so that the command may move it.
    if (open !== null) return;
    giveBackFocus();
    chosen.current?.();
    chosen.current = null;
  }, [open, giveBackFocus]);
  const close = () => setOpen(null);
  const choose = ({ run }: { run: () => void }) => {
    chosen.current = run;
    close();
  };
  const canSearch = hasAny(insightsPermissions);
  const label = canSearch ? t('Search pages, agencies and commands') : t('Search pages and commands');
  const field = { label, text, onTextChange: setText, onClose: close };
  return (
    <Suspense fallback={open === 'palette' ? <PaletteShell {...field} /> : null}>
      {open === 'palette' && <Palette {...field} canSearch={canSearch} onChoose={choose} />}
      {open === 'language' && <LanguageDialog onClose={close} />}
      {open === 'shortcuts' && (
        <ShortcutsDialog singleKeys={singleKeys} onSingleKeysChange={setSingleKeys} onClose={close} />
      )}
    </Suspense>
  );
}

/** State kept while the palette replaces its field: the text, and the previously focused element. */
function usePalette() {
  const [text, setText] = useState('');
  const before = useRef<Element | null>(null);
  // Preloaded when the page is idle.
  useEffect(() => whenIdle(() => void Palette.preload()), []);
  const begin = () => {
    before.current = document.activeElement;
    setText('');
  };
  const giveBackFocus = useCallback(() => {
    const from = before.current;
    before.current = null;
    if (from === null || document.activeElement !== document.body) return;
    // Where nothing had the focus before, the page's content gets it.
    const place = from === document.body || !from.isConnected ? document.querySelector('main') : from;
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }, []);
  return { text, setText, begin, giveBackFocus };
}

const pages: readonly [CommandId, string][] = [
  ['home', '/'],
  ['findAgencies', '/marketing/agencies'],
  ['benchmarks', '/marketing/benchmarks'],
  ['people', '/administration/people'],
  ['audit', '/administration/audit'],
  ['access', '/administration/access'],
  ['services', '/administration/services'],
];

/** Commands that open the pages which a person may open. */
function goingTo(navigation: readonly NavigationItem[], open: (href: string) => void): CommandHandlers {
  const allowed = navigation.flatMap(({ href, activeHrefs = [], disabled }) =>
    disabled ? [] : [href, ...activeHrefs],
  );
  return Object.fromEntries(pages.flatMap(([id, href]) => (allowed.includes(href) ? [[id, () => open(href)]] : [])));
}
