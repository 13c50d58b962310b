import {
  agencyOf,
  columnsOf,
  pageOf,
  sortsOf,
  textsOf,
  withAgency,
  withColumns,
  withPage,
  withSorts,
  type AgencySearchParams,
  type AgencySort,
} from './agencySearch.ts';
import { keepPageSize, readPageSize } from './keptPageSize.ts';

/** Goes to another address of the screen, or to one made from the latest. */
export type NavigateSearch = (to: {
  search: AgencySearchParams | ((latest: AgencySearchParams) => AgencySearchParams);
  replace?: boolean;
  resetScroll?: boolean;
}) => unknown;

/** How an address shows the results, and the ways to change that. */
export function resultView(params: AgencySearchParams, navigate: NavigateSearch) {
  const go = (search: AgencySearchParams) => void navigate({ search });
  const openedAgency = agencyOf(params);
  return {
    sorting: sortsOf(params),
    sorts: textsOf(sortsOf(params)),
    page: pageOf(params, readPageSize()),
    chosenColumns: columnsOf(params),
    /** Id of the agency beside the results; null: none. */
    openedAgency,
    sortBy: (sorts: readonly AgencySort[]) => go(withSorts(params, sorts)),
    chooseColumns: (columns: Record<string, boolean>) => go(withColumns(params, columns)),
    turnTo: (page: { pageIndex: number; pageSize: number }) => {
      keepPageSize(page.pageSize);
      go(withPage(params, page));
    },
    /** Opens an agency beside the results, or closes it. The first one is a step for Back; others take its place. */
    openAgency: (agencyId: number | null) =>
      void navigate({
        // A page that was turned to at the same time stays.
        search: (latest) => withAgency(latest, agencyId),
        replace: openedAgency !== null,
        resetScroll: false,
      }),
  };
}
