import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { Button, colors, fontSizes, Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { lazy, useId, type ReactElement, type ReactNode } from 'react';
import { useDashboard, useDashboardState } from '../context/DashboardContext.ts';
import { PagePart } from '../context/PagePart.tsx';
import { hasComparablePeriod } from '../tiles/hasComparablePeriod.ts';
import { SwitchGroup } from '../charts/ChartFigure/SwitchGroup.ts';
import { pageFacts } from '../tiles/tileFacts.ts';
import { useFacts } from '../tiles/useTile.ts';
import type { TileSection } from '../tiles/TileView.ts';
import { Facts } from './Facts.ts';
import { HeaderNote } from './HeaderNote.ts';
import { t, type Label } from '../language/texts.ts';

const ComparisonNote = lazy(() =>
  import('./ComparisonNote.tsx').then((module) => ({ default: module.ComparisonNote })),
);
const BeforeNote = lazy(() => import('./BeforeNote.tsx').then((module) => ({ default: module.BeforeNote })));

const wide = '@media (min-width: 960px)';
const phone = '@media (max-width: 479.95px)';
/** First the basis with the switch, then the sections with the notes: they explain the switch, and stay below it. */
const Header = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '8px 24px',
  marginBottom: 12,
  [wide]: { display: 'grid', gridTemplateColumns: 'auto 1fr auto', '& > p': { gridColumn: '1 / 3' } },
  [phone]: { rowGap: 12, marginBottom: 0 },
});
const Anchors = styled('nav')({
  order: 1,
  gridArea: '2 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: fontSizes.sm,
  '& a': { color: colors.onAccentSoft, textDecoration: 'none', borderRadius: 4 },
  '& a:hover': { textDecoration: 'underline' },
  '& a:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
  '@media print': { display: 'none' },
});
const Switch = styled(SwitchGroup)({
  gridArea: '1 / 3',
  marginInlineStart: 'auto',
  [phone]: { order: 1, width: '100%', '&& > *': { flex: 1, minWidth: 'max-content' } },
});

/** Has room for two lines from the start where it has a line of its own: notes come late, and the page below stays where it is. */
const Notes = styled('div')({
  order: 1,
  gridArea: '2 / 2 / auto / -1',
  display: 'flex',
  flex: '1 1 240px',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // On a phone, one stays with the line above it.
  alignContent: 'start',
  gap: '0 16px',
  minHeight: 36,
  textAlign: 'end',
  [phone]: { justifyContent: 'start', textAlign: 'start' },
  [wide]: { minHeight: 0 },
});

/** What a dashboard's numbers can be compared with. */
export interface ComparisonChoice {
  value: string;
  label: Label;
}

/** Switches the comparison. */
export interface ComparisonSwitchProps {
  /** Key of the filter that holds the choice. */
  filter: string;
  /** What is chosen, for screen readers. */
  label: Label;
  /** The first one holds where none is set; without any there is no switch. */
  choices: readonly ComparisonChoice[];
}

/** Props of `PageHeader`. */
export interface PageHeaderProps {
  /** The sections below it, in their order. */
  sections: readonly Pick<TileSection, 'id' | 'title'>[];
  /** The comparison. */
  choice: ComparisonSwitchProps;
  /** The first of the notes, about the whole page. */
  note?: ReactNode;
}

/** The basis of the numbers, links to the sections, and the switch of the comparison. */
export function PageHeader({ sections, choice, note }: PageHeaderProps): ReactElement {
  const answer = useFacts();
  const noteId = useId();
  const before = useDashboardState((state) => state.before?.answers[state.definition.factsTile]);
  const isRunning = useDashboardState((state) => state.isRunning);
  const hasBefore = !isRunning && before && answer && hasComparablePeriod(before, answer);
  return (
    <Header>
      <Facts>{answer === undefined ? <Skeleton width={280} height={14} /> : pageFacts(answer)}</Facts>
      <Anchors aria-label={t('Sections')}>
        {sections.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            onClick={(event) => {
              // The address of the frame stays as it is: a reload would begin at the section.
              event.preventDefault();
              document.getElementById(id)?.scrollIntoView({ block: 'start' });
              document.getElementById(`${id}-title`)?.focus();
            }}
          >
            {t(title)}
          </a>
        ))}
      </Anchors>
      {choice.choices.length > 0 && <ComparisonSwitch {...choice} noteId={noteId} groups={answer?.comparison} />}
      <Notes>
        {note && <HeaderNote>{note}</HeaderNote>}
        {answer?.comparison && (
          <PagePart>
            <ComparisonNote answer={answer} id={noteId} />
          </PagePart>
        )}
        {hasBefore && (
          <PagePart>
            <BeforeNote />
          </PagePart>
        )}
      </Notes>
    </Header>
  );
}

interface SwitchWithReasons extends ComparisonSwitchProps {
  /** How large the groups are that can be chosen, where that matters. */
  groups: TileAnswer['comparison'] | undefined;
  /** Says why a group cannot be chosen. */
  noteId: string;
}

function ComparisonSwitch({ filter, label: name, choices, groups, noteId }: SwitchWithReasons): ReactElement {
  const dashboard = useDashboard();
  const chosen = useDashboardState(({ filters }) => filters[filter]) ?? choices[0]?.value;
  return (
    <Switch aria-label={t(name)}>
      {choices.map(({ value, label }, index) => (
        <Button
          key={value}
          size="md"
          variant="outlined"
          color="neutral"
          aria-pressed={value === chosen}
          {...(isTooSmall(value, groups)
            ? { 'aria-disabled': true, 'aria-describedby': noteId }
            : {
                onClick: () =>
                  dashboard.dispatch({ kind: 'setFilter', key: filter, expression: index === 0 ? null : value }),
              })}
        >
          {t(label)}
        </Button>
      ))}
    </Switch>
  );
}

function isTooSmall(choice: string, groups: SwitchWithReasons['groups']): boolean {
  const sizes: Readonly<Record<string, number>> = groups?.group_sizes ?? {};
  return groups != null && (sizes[choice] ?? Infinity) < groups.minimum_agencies;
}
