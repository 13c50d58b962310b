import type { FilterChip } from '@agency-insights/form-renderer/filters';
import { isNetworkError } from '@agency-insights/insights-api';
import { Button, NotFound, Paper } from '@agency-insights/ui-kit';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { AgencyTable, type AgencyTableProps } from './AgencyTable.tsx';
import { tooltipTexts } from './texts.ts';
import { useAgencyExport } from './useAgencyExport.ts';
import { useElementWidth } from './useElementWidth.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';

// The screen comes with what most searches show.
const NoAgencies = lazy(async () => ({ default: (await import('./NoAgencies.tsx')).NoAgencies }));

const Area = styled('div')({ display: 'flex', flex: 1, flexDirection: 'column', minHeight: 320 });
const Card = styled(Paper)({ display: 'flex', flex: 1, flexDirection: 'column', justifyContent: 'center' });

export interface AgencyResultsAreaProps {
  state: FindAgenciesState;
  chips: readonly FilterChip[];
  /** Where the table's own buttons stand. */
  tableTools: HTMLElement | null;
  onOpenFilters: () => void;
  onRemove: (key: string) => void;
}

/** What stands below the toolbar: the table, or why there is none and the way on. */
export function AgencyResultsArea(props: AgencyResultsAreaProps) {
  const [area, width] = useElementWidth();
  return <Area ref={area}>{resultsOf(props, width)}</Area>;
}

function resultsOf({ state, chips, tableTools, onOpenFilters, onRemove }: AgencyResultsAreaProps, width: number) {
  if (!state.hasFilters) return <FirstVisit onOpenFilters={onOpenFilters} />;
  if (state.searchError !== null && !state.isLoadingSearch)
    return <SearchFailed state={state} error={state.searchError} />;
  if (state.showNotFound)
    return (
      <Suspense fallback={<Card />}>
        <NoAgencies state={state} chips={chips} onRemove={onRemove} />
      </Suspense>
    );
  return <FoundAgencies state={state} width={width} tools={tableTools} />;
}

function FoundAgencies({ state, width, tools }: Pick<AgencyTableProps, 'state' | 'width' | 'tools'>) {
  const { start, isExporting } = useAgencyExport();
  const exportShown = () => start({ filters: state.exportFilters, sorts: state.sorts });
  return <AgencyTable state={state} width={width} tools={tools} onExport={exportShown} isExporting={isExporting} />;
}

function FirstVisit({ onOpenFilters }: { onOpenFilters: () => void }) {
  return (
    <Card>
      <NotFound
        icon={<FilterListOutlined />}
        title={tooltipTexts.APPLY_FILTERS}
        description="Search by agency name above, by what agencies are, or by the policies they write: line, product, carrier, state, industry, date and premium."
        action={
          <Button variant="contained" onClick={onOpenFilters}>
            Choose filters
          </Button>
        }
      />
    </Card>
  );
}

function SearchFailed({ state, error }: { state: FindAgenciesState; error: Error }) {
  return (
    <Card role="alert">
      <NotFound
        icon={<CloudOffOutlined />}
        title="The search could not be carried out"
        description={
          isNetworkError(error) ? 'The service cannot be reached. Check the connection and try again.' : error.message
        }
        action={
          <>
            <Button variant="contained" onClick={state.retrySearch}>
              Try again
            </Button>
            <Button onClick={state.clearAll}>Clear search</Button>
          </>
        }
      />
    </Card>
  );
}
