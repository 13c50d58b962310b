// eslint-disable-next-line @nx/enforce-module-boundaries -- the README shows this file: it imports what a reader would
import { Button, InsightsThemeProvider, MultiSelect, ToasterProvider, useToaster } from '@agency-insights/ui-kit';
import { useState } from 'react';

const states = [
  { label: 'Oklahoma', value: 'OK' },
  { label: 'Texas', value: 'TX' },
];

function Search() {
  const [chosen, setChosen] = useState<string[]>([]);
  const { show } = useToaster();
  const apply = () => show({ severity: 'success', message: `Searching in ${chosen.length} states.` });
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 }}>
      <MultiSelect
        label="State"
        placeholder="Any"
        options={states}
        value={chosen}
        onValueChange={setChosen}
        searchable
        caseInsensitive
      />
      <Button variant="contained" onClick={apply}>
        Apply
      </Button>
    </div>
  );
}

export function App() {
  return (
    <InsightsThemeProvider>
      <ToasterProvider>
        <Search />
      </ToasterProvider>
    </InsightsThemeProvider>
  );
}
