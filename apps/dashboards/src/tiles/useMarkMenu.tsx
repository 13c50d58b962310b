import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { useDashboard, useDashboardState } from '../context/DashboardContext.ts';
import { PagePart } from '../context/PagePart.tsx';
import type { ChartCommonProps } from '../charts/ChartFigure/ChartFigure.types.ts';
import type { ChartMark } from '../charts/ChartFigure/ChartMark.ts';
import { MarkMenu } from './menu/lazyMenus.ts';
import { MissingPart } from './menu/MissingPart.tsx';
import { pickedMarks } from './pickedMarks.ts';
import type { OpenAgency, TileView } from './TileView.ts';

/** What the marks of a tile do. */
export interface MarkMenuOfTile {
  /** Ids of the marks that are picked. */
  selectedIds: readonly string[];
  /** Opens the profile of an agency; absent for people who may not. */
  onOpenAgency?: OpenAgency;
  handlers: Pick<ChartCommonProps, 'onSelect' | 'onMenu'>;
  /** The menu of a mark, while one is open. */
  menu: ReactNode;
}

/** Lets the marks of a tile filter the others, and opens a mark's menu, which leads to its policies or its agency. */
export function useMarkMenu(view: Omit<TileView, 'span' | 'height' | 'Drawing'>, answer: TileAnswer): MarkMenuOfTile {
  const { tile, filterOf, policiesOf, partsOf, agencyOf } = view;
  const dashboard = useDashboard();
  const filters = useDashboardState((state) => state.filters);
  const mayFindAgencies = useDashboardState(({ session }) => session.mayFindAgencies);
  /** Where the user asked for something that could not be loaded. */
  const [missingAt, setMissingAt] = useState<Element | null>(null);
  const [asked, setAsked] = useState<{ mark: ChartMark; anchor: Element } | null>(null);
  const selectedIds = useMemo(
    () => pickedMarks({ tile, filterOf }, answer, filters),
    [tile, filterOf, answer, filters],
  );
  const mark = asked?.mark;
  const filter = (mark && filterOf?.(mark, answer)) ?? null;
  return {
    selectedIds,
    ...(mayFindAgencies && {
      onOpenAgency: (agency, newTab, beside) =>
        void import('./menu/menus.ts').then(
          (module) => module.openAgency(dashboard, { tile, agency, newTab, beside }),
          () => {
            dashboard.dispatch({ kind: 'partMissing' });
            setMissingAt(document.activeElement);
          },
        ),
    }),
    handlers: {
      ...(filterOf && {
        onSelect: (chosen) => {
          const own = filterOf(chosen, answer);
          if (own) dashboard.dispatch({ kind: 'pick', tile, key: own.key, expression: own.expression });
        },
      }),
      ...((filterOf || mayFindAgencies) && {
        onMenu: (chosen, anchor) => {
          if (mayFindAgencies || filterOf?.(chosen, answer)) setAsked({ mark: chosen, anchor });
        },
      }),
    },
    menu: missingAt ? (
      <MissingPart what="link" anchor={missingAt} onEnd={() => setMissingAt(null)} />
    ) : (
      asked &&
      mark && (
        <PagePart missing={<MissingPart what="menu" anchor={asked.anchor} onEnd={() => setAsked(null)} />}>
          <MarkMenu
            {...asked}
            tile={tile}
            filter={filter}
            policies={policiesOf?.(mark, answer) ?? null}
            parts={partsOf?.(mark) ?? null}
            agency={agencyOf?.(mark, answer) ?? null}
            subject={answer.agency ?? null}
            isPicked={selectedIds.includes(filter?.mark ?? mark.itemId)}
            onClose={() => setAsked(null)}
          />
        </PagePart>
      )
    ),
  };
}
