// eslint-disable-next-line @nx/enforce-module-boundaries -- the guide shows this file: it imports what a reader would
import { Button, FilterDrawer, MultiSelect, PageShell, Paper, StatusMessage } from '@agency-insights/ui-kit';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useState } from 'react';

const navigation = [
  { title: 'Home', href: '/', icon: <HomeOutlined /> },
  { title: 'Marketing Insights', href: '/find-agencies', icon: <SearchOutlined /> },
];
const account = { displayName: 'Dana Reyes', userName: 'dana.reyes', onLogOut: () => undefined };
const states = ['Kansas', 'Oklahoma', 'Texas'];
const agencies = [
  { name: 'Bluestem Insurance Group', state: 'Kansas' },
  { name: 'Pecan Valley Agency', state: 'Texas' },
  { name: 'Red River Risk Partners', state: 'Oklahoma' },
];

export function AgencyPage() {
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [draft, setDraft] = useState<string[]>([]);
  const [applied, setApplied] = useState<string[]>([]);
  const found = agencies.filter(({ state }) => applied.length === 0 || applied.includes(state));
  const drawer = (
    <FilterDrawer
      open={filtersOpen}
      onClose={() => setFiltersOpen(false)}
      footer={
        <Button color="primary" variant="contained" onClick={() => setApplied(draft)}>
          Apply
        </Button>
      }
    >
      <div style={{ paddingBlock: 20 }}>
        <MultiSelect
          label="State"
          placeholder="Any"
          options={states}
          value={draft}
          onValueChange={setDraft}
          fullWidth
        />
      </div>
    </FilterDrawer>
  );
  return (
    <PageShell
      productName="Agency Insights"
      pageTitle="Find agencies"
      currentPath="/find-agencies"
      {...{ navigation, account, drawer }}
    >
      <header style={{ display: 'flex', justifyContent: 'space-between', gap: 16, marginBottom: 16 }}>
        <h1 style={{ margin: 0 }}>Find agencies</h1>
        <Button onClick={() => setFiltersOpen(true)}>Filters</Button>
      </header>
      <Paper padding={2}>
        <ul>
          {found.map(({ name, state }) => (
            <li key={name}>
              {name}, {state}
            </li>
          ))}
        </ul>
      </Paper>
      <StatusMessage>{found.length === 1 ? '1 agency found' : `${found.length} agencies found`}</StatusMessage>
    </PageShell>
  );
}
