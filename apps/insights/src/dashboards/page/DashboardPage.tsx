import { FilterChips } from '@agency-insights/form-renderer';
import { Alert, Badge, Button, colors, IconButton, VisuallyHidden } from '@agency-insights/ui-kit';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import { Suspense, useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { lazyPart } from '../../services/lazyPart.ts';
import { useKeptFocus } from '../../services/useKeptFocus.ts';
import { ShellDrawer } from '../../shell/ShellSlots.tsx';
import { DashboardFrame } from '../view/DashboardFrame.tsx';
import type { DashboardFilterDrawerProps } from '../filters/DashboardFilterDrawer.tsx';
import type { DashboardFilterState } from '../filters/useDashboardFilters.ts';
import type { DashboardPageState } from './useDashboard.ts';
import { MissingFilters } from './MissingFilters.tsx';
import { usePrintKey } from './usePrintKey.ts';
import { useUndo } from './useUndo.ts';
import { useWords } from '../../language/useWords.ts';

// Loaded in parallel with the dashboard.
const DashboardFilterDrawer = lazyPart<DashboardFilterDrawerProps>(
  () =>
    import('../filters/DashboardFilterDrawer.tsx').then(
      (module) => module.DashboardFilterDrawer,
      () => MissingFilters,
    ),
  ({ open }) => open,
);

const Screen = styled('div')({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
});
/** Room for the buttons beside the title, where they have no icons. */
const roomForButtons = '(min-width: 700px)';
const withoutIcons = { '& [data-icon]:first-of-type:not(:last-child)': { display: 'none' } };
const Header = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '4px 24px',
  containerType: 'inline-size',
});
const Title = styled('div')({
  flex: '1 1 200px',
  minWidth: 0,
  '& h1': {
    margin: 0,
    fontSize: '1.5rem',
    fontWeight: 500,
    lineHeight: 1.25,
    color: colors.text,
    overflowWrap: 'anywhere',
  },
});
const Subtitle = styled('p')({
  minHeight: 20,
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: colors.textMuted,
});
/**
 * The filters are beside the subtitle, where there is room for them: the dashboard stays where it is as they change. They
 * have the whole width, below the buttons where these are beside the title.
 */
const About = styled('div')({
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minWidth: 0,
  minHeight: 30,
  [`@container ${roomForButtons}`]: { order: 1 },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 8,
  // Beside the title also where the filters or the navigation leave little room.
  [`@container ${roomForButtons} and (max-width: 819.95px)`]: withoutIcons,
  // So that the buttons have room beside each other on a phone.
  '@media (max-width: 479.95px)': {
    gap: 6,
    '& button:not([data-print])': { paddingInline: 8 },
    ...withoutIcons,
    // Hidden, since chips and subtitle show the same count.
    '& [data-icon]:last-child:not(:first-child)': { display: 'none' },
  },
  '@media (max-width: 359.95px)': {
    gap: 4,
    '& button:not([aria-label="Print"])': { paddingInline: 5, fontSize: '0.8125rem' },
  },
  '@media print': { display: 'none' },
});
const Active = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  // Words for screen readers alone take no line of the page.
  '@media (min-width: 600px)': { '&:not(:has(button))': { display: 'contents' } },
  // There they have one line from the start: the page stays under the finger that sets a filter in the dashboard.
  '@media (max-width: 599.95px)': { flexBasis: '100%', flexWrap: 'nowrap', height: 32 },
  '@media print': { display: 'none' },
});
/** On a phone the chips scroll from the edge of the screen to Undo, where they fade. */
const Chips = styled('div')({
  display: 'contents',
  '& > small': { display: 'none', fontSize: '0.875rem', color: colors.textMuted },
  '@media (max-width: 599.95px)': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    // Room for the targets of fingers, which are higher than the chips.
    marginInlineStart: -16,
    paddingBlock: 8,
    paddingInline: '16px 24px',
    overflowX: 'auto',
    maskImage: 'linear-gradient(to left, transparent, #000 24px)',
    '& > *': { flexShrink: 0 },
    '&& > ul': { margin: 0, padding: 0, overflow: 'visible', animation: 'none' },
    // Their line is never empty.
    '&:not(:has(button)) > small': { display: 'inline' },
  },
});
/** On paper the filters are a text: chips are buttons. */
const PrintedFilters = styled('p')({ display: 'none', margin: 0, '@media print': { display: 'block' } });

export interface DashboardPageProps {
  state: DashboardPageState;
  /** Breadcrumb above the title. */
  breadcrumb?: ReactNode;
  title: ReactNode;
  /** Subject of the dashboard, in a line. */
  subtitle: ReactNode;
  /** Name of the frame, read by screen readers. */
  frameTitle: string;
  /** Buttons before those that every dashboard has. */
  actions?: ReactNode;
  /** Chips before those of the filters. */
  chips?: ReactNode;
  /** Content between header and dashboard. */
  children?: ReactNode;
}

/** A dashboard with its title, buttons and active filters around it. */
export function DashboardPage(props: DashboardPageProps) {
  const { state, breadcrumb, title, subtitle, frameTitle, actions, chips, children } = props;
  const { filters, host, sidebar } = state;
  const { send } = host;
  const { t } = useWords();
  const print = useCallback(() => send({ type: 'dashboard:print' }), [send]);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const closeFilters = () => {
    state.setSidebarOpen(false);
    const button = filtersButton.current;
    // If open from the start, there is no other element to return the focus to.
    button?.focus({ preventScroll: true });
    // The page moves for the keyboard, which would not see where it is, and not for the pointer.
    if (button?.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest' });
  };
  const keptFocus = useKeptFocus(() => filtersButton.current ?? undefined);
  const canPrint = host.state.phase === 'ready';
  // The browser would print the frame cut off at the window's height.
  usePrintKey(canPrint ? print : null);
  return (
    <Screen ref={keptFocus} tabIndex={-1}>
      <Header>
        <Title>
          {breadcrumb}
          <h1>{title}</h1>
        </Title>
        <About>
          <Subtitle>{subtitle}</Subtitle>
          <ActiveFilters filters={filters} chips={chips} />
        </About>
        <Actions>
          {actions}
          <FiltersButton state={state} buttonRef={filtersButton} />
          <Button
            startIcon={<FileDownloadOutlined />}
            loading={state.dashboardLoading['dashboard-export']}
            onClick={state.startExport}
          >
            {t('Export')}
          </Button>
          <IconButton label={t('Print')} variant="outlined" data-print="" disabled={!canPrint} onClick={print}>
            <PrintOutlined />
          </IconButton>
        </Actions>
      </Header>
      <AddressProblems state={state} />
      <PrintedFilters>{filters.words}</PrintedFilters>
      {children}
      <DashboardFrame dashboard={host} title={frameTitle} />
      <ShellDrawer>
        <Suspense fallback={null}>
          <DashboardFilterDrawer
            state={filters}
            open={sidebar.isOpen}
            isLoading={sidebar.isLoadingSearch}
            onClose={closeFilters}
          />
        </Suspense>
      </ShellDrawer>
    </Screen>
  );
}

/** Reports invalid parts of the address, and offers to remove them. */
function AddressProblems({ state: { problems, params, go } }: { state: DashboardPageState }) {
  const { t } = useWords();
  const [first, ...others] = problems;
  if (first === undefined) return null;
  return (
    <Alert
      role="alert"
      severity="warning"
      title={t('The dashboard is shown without a part of this address')}
      action={{
        label: others.length === 0 ? first.remedy : t('Remove them'),
        onClick: () => go(params, { replaces: true }),
      }}
    >
      {problems.map(({ text }) => text).join(' ')}
    </Alert>
  );
}

/** The active filters as removable chips, and undo (PLUS-32). */
function ActiveFilters({ filters, chips }: { filters: DashboardFilterState; chips: ReactNode }) {
  const { description, words, remove, clear } = filters;
  const { t } = useWords();
  const undo = useUndo();
  return (
    <Active ref={useKeptFocus(lastButtonOf)}>
      <Chips>
        {chips}
        <FilterChips
          chips={description.chips}
          onRemove={(chip) => remove(chip.fieldId)}
          onClearAll={description.chips.length > 1 ? clear : undefined}
        />
        <small aria-hidden>{t('No filters')}</small>
      </Chips>
      {undo && (
        <Button variant="text" size="sm" startIcon={<UndoOutlined />} onClick={undo}>
          {t('Undo')}
        </Button>
      )}
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </Active>
  );
}

/** Returns the button after the removed chip: Undo, or else the last chip. */
const lastButtonOf = (place: HTMLElement) => [...place.querySelectorAll('button')].at(-1);

interface FiltersButtonProps {
  state: DashboardPageState;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

function FiltersButton({ state: { activeFilters, sidebar, setSidebarOpen }, buttonRef }: FiltersButtonProps) {
  const { t } = useWords();
  return (
    <Button
      ref={buttonRef}
      startIcon={<FilterListOutlined />}
      endIcon={activeFilters > 0 ? <Badge count={activeFilters} /> : undefined}
      aria-expanded={sidebar.isOpen}
      aria-label={activeFilters > 0 ? t('Filters {count} active', { count: activeFilters }) : t('Filters')}
      onClick={() => setSidebarOpen(!sidebar.isOpen)}
    >
      {t('Filters')}
    </Button>
  );
}
