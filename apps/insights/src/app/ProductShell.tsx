import { usePermissions, useSession } from '@agency-insights/auth-session/react';
import { PageShell } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { useRememberedFlag } from '../services/useRememberedFlag.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { lazyPart } from '../services/lazyPart.ts';
import { isAdministrator } from '../session/isAdministrator.ts';
import { personQuery } from '../session/personQuery.ts';
import { signedOutPage } from '../session/signedOutPage.ts';
import { Logo } from '../shell/Logo.tsx';
import { navigationFor, productName } from '../shell/navigation.tsx';
import { RouterLink } from '../shell/RouterLink.tsx';
import { roomyScreen } from '../shell/roomyScreen.ts';
import { SchemeMenuItems } from './SchemeMenuItems.tsx';
import { ShellSlotsProvider } from '../shell/ShellSlots.tsx';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts';
import { useReloadOffer } from './useReloadOffer.ts';

const sidebarWidth = 280;

/** Windows in which the sidebar leaves a table enough room; in smaller ones it is collapsed until a person opens it. */
const roomForSidebar = '(min-width: 1360px)';

const apps = [
  {
    title: 'Insights',
    apps: [{ name: 'agency-insights', title: productName, url: '/', icon: <Logo size={20} />, selected: true }],
  },
];

// A closing and an opening drawer are side by side.
const DrawerHost = styled('div')({ display: 'flex', height: '100%' });

const ActionPlace = styled('div')({ width: 36 });

// Keyboard shortcuts load after the page.
const Keyboard = lazyPart(
  async () => (await import('../palette/Keyboard.tsx')).Keyboard,
  () => false,
);
const ExportsButton = lazyPart(
  async () => (await import('../exports/ExportsButton.tsx')).ExportsButton,
  () => false,
);
// Loads with the page, since it is needed offline.
const OfflineNote = lazyPart(
  async () => (await import('../shell/OfflineNote.tsx')).OfflineNote,
  () => false,
);

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's title, in the document's title after the product's name. */
    title?: string;
    /** The screen fills the window and scrolls inside, where the window is large enough for that. */
    fillsWindow?: boolean;
  }
}

/** The note about a missing network and the export centre, whose space is reserved; they load after the page. */
function BarActions({ hasExports }: { hasExports: boolean }) {
  return (
    <>
      <Suspense fallback={null}>
        <OfflineNote />
      </Suspense>
      {hasExports && (
        <Suspense fallback={<ActionPlace />}>
          <ExportsButton />
        </Suspense>
      )}
    </>
  );
}

/** Returns the screen's route data. */
function useScreen() {
  const { t } = useWords();
  const { title, fillsWindow = false } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  return { title: title && t(title), fillsWindow };
}

function useLogOut() {
  const { session, logger, queries } = useServices();
  return async () => {
    if ((await session.signOut({ callbackUrl: signedOutPage })) === null)
      logger.error('Signing out failed: the service did not answer.');
    else queries.clear();
  };
}

/** The product's page shell: navigation by permission, the user's account, and the screen's own places. */
export function ProductShell() {
  const { api, logger, analytics } = useServices();
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { title, fillsWindow } = useScreen();
  const { status, permissions } = usePermissions();
  const { t } = useWords();
  useReloadOffer();
  const current = useSession();
  const person = useQuery(personQuery(api));
  useEffect(() => {
    if (person.data !== undefined) analytics.identify(person.data);
  }, [analytics, person.data]);
  const hasRoom = useMediaQuery(roomForSidebar, { noSsr: true });
  const [sidebarOpen, setSidebarOpen] = useRememberedFlag('agency-insights.sidebar', hasRoom);
  // The matches change with the page, after the location.
  useFocusAfterNavigation(useMatches({ select: (matches) => matches.at(-1)?.pathname }));
  const isRoomy = useMediaQuery(roomyScreen, { noSsr: true });
  const [drawer, setDrawer] = useState<HTMLElement | null>(null);
  const [ownTitle, setTitle] = useState<string | null>(null);
  const slots = useMemo(() => ({ drawer, setTitle }), [drawer]);
  // After the session has expired, the page stays.
  const user = (current.session ?? current.ended)?.user;

  const logOut = useLogOut();
  return (
    <ShellSlotsProvider value={slots}>
      <PageShell
        productName={productName}
        pageTitle={ownTitle ?? title}
        // Focused on a new page without a heading, so that screen readers read the title.
        slotProps={{ main: { 'aria-label': ownTitle ?? title } }}
        logo={<Logo />}
        apps={apps}
        navigation={navigationFor(status === 'ready' ? permissions : null, isAdministrator(person.data), t)}
        currentPath={pathname}
        linkComponent={RouterLink}
        onPrefetch={(href) => void router.preloadRoute({ to: href })}
        sidebarWidth={sidebarWidth}
        sidebarOpen={sidebarOpen}
        onSidebarOpenChange={setSidebarOpen}
        logger={logger}
        contentHeight={fillsWindow && isRoomy ? 'viewport' : 'page'}
        help={{ href: '/help' }}
        account={{
          displayName: person.data?.display_name ?? user?.name,
          userName: user?.email ?? '',
          accountUrl: '/account/security',
          onLogOut: () => void logOut(),
          items: (close) => <SchemeMenuItems onLeave={close} />,
        }}
        appBarActions={<BarActions hasExports={permissions.length > 0} />}
        drawer={<DrawerHost ref={setDrawer} />}
      >
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
        <Suspense fallback={null}>
          <Keyboard onSignOut={() => void logOut()} />
        </Suspense>
      </PageShell>
    </ShellSlotsProvider>
  );
}
