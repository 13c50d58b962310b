import { Button, NotFound, Paper } from '@agency-insights/ui-kit';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { styled } from '@mui/material/styles';
import { tooltipTexts } from './texts.ts';

const Card = styled(Paper)({ display: 'flex', flex: 1, flexDirection: 'column', justifyContent: 'center' });

/** Nothing is searched yet: says how to search. */
export function FirstVisit({ onOpenFilters }: { onOpenFilters: () => void }) {
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
