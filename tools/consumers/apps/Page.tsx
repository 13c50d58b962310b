'use client';
import { createSessionClient } from '@agency-insights/auth-session';
import { ProtectedPage, SessionProvider } from '@agency-insights/auth-session/react';
import { DataTable, rowsSource, type ColumnDef } from '@agency-insights/data-table';
import { FormRenderer, type FormSchema } from '@agency-insights/form-renderer';
import { toFilterExpressions } from '@agency-insights/form-renderer/filters';
import {
  Button,
  DatePicker,
  Dialog,
  InsightsThemeProvider,
  MultiSelect,
  ToasterProvider,
  useToaster,
} from '@agency-insights/ui-kit';
import { useState } from 'react';

interface Agency {
  id: string;
  name: string;
  city: string;
}

const agencies = rowsSource<Agency>([
  { id: 'A1', name: 'Lone Star Risk Advisors', city: 'Austin' },
  { id: 'A2', name: 'Alpenblick Makler', city: 'Zürich' },
]);
const columns: ColumnDef<Agency>[] = [
  { id: 'name', header: 'Agency' },
  { id: 'city', header: 'City' },
];
const schema: FormSchema = [{ id: 'name', type: 'text', config: { label: 'Agency name' } }];
const states = [
  { label: 'Oklahoma', value: 'OK' },
  { label: 'Texas', value: 'TX' },
];
const client = createSessionClient({ logger: null });

/** A page of a product team: parts of every package with a view, as their READMEs show them. */
export function Page() {
  return (
    <InsightsThemeProvider>
      <ToasterProvider>
        <SessionProvider client={client}>
          <ProtectedPage unprotected>
            <Search />
          </ProtectedPage>
        </SessionProvider>
      </ToasterProvider>
    </InsightsThemeProvider>
  );
}

function Search() {
  const [chosen, setChosen] = useState<string[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [expression, setExpression] = useState('');
  const { show } = useToaster();
  return (
    <main>
      <h1>Agencies</h1>
      <MultiSelect label="State" options={states} value={chosen} onValueChange={setChosen} />
      <DatePicker label="Effective on" />
      <FormRenderer
        schema={schema}
        onValuesChange={(values) => setExpression(toFilterExpressions(schema, values).expressions['name'] ?? '')}
      />
      <p>Filter: {expression}</p>
      <Button variant="contained" onClick={() => show({ severity: 'success', message: 'Search saved.' })}>
        Save
      </Button>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      <Dialog open={isOpen} title="Rename the search" onClose={() => setIsOpen(false)} closeOnEscape>
        A new name
      </Dialog>
      <DataTable source={agencies} columns={columns} columnPicker aria-label="Agencies" />
    </main>
  );
}
