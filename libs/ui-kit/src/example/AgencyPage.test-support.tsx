// eslint-disable-next-line @nx/enforce-module-boundaries -- the guide shows this file: it imports what a reader would
import {
  Button,
  FilterDrawer,
  List,
  ListItem,
  MultiSelect,
  NotFound,
  PageShell,
  Paper,
  StatusMessage,
} from '@agency-insights/ui-kit';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const navigation = [
  { title: 'Home', href: '/', icon: <HomeOutlined /> },
  { title: 'Marketing Insights', href: '/find-agencies', icon: <SearchOutlined /> },
];
const account = { displayName: 'Dana Reyes', userName: 'dana.reyes', onLogOut: () => undefined };
const states = ['Kansas', 'Louisiana', 'Oklahoma', 'Texas'];
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
        <>
          <Button variant="text" disabled={draft.length === 0} onClick={() => setDraft([])}>
            Clear
          </Button>
          <Button variant="contained" onClick={() => setApplied(draft)} sx={{ marginLeft: 'auto' }}>
            Apply
          </Button>
        </>
      }
    >
      <MultiSelect label="State" placeholder="Any" options={states} value={draft} onValueChange={setDraft} fullWidth />
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
        <Typography variant="h1">Find agencies</Typography>
        <Button onClick={() => setFiltersOpen(true)}>Filters</Button>
      </header>
      <Paper>
        {found.length > 0 ? (
          <List divided aria-label="Agencies">
            {found.map(({ name, state }) => (
              <ListItem key={name} secondary={state}>
                {name}
              </ListItem>
            ))}
          </List>
        ) : (
          <NotFound title="No agencies found" description="Take a state away to see more." />
        )}
      </Paper>
      <StatusMessage>{found.length === 1 ? '1 agency found' : `${found.length} agencies found`}</StatusMessage>
    </PageShell>
  );
}
