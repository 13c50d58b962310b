/* eslint-disable @nx/enforce-module-boundaries -- the README shows this file: it imports what a reader would */
import { useState } from 'react';
import { Button } from '@agency-insights/ui-kit';
import { FilterChips } from '@agency-insights/form-renderer';
import type { FormSchema } from '@agency-insights/form-renderer';
import { describeFilters, readSavedContent, writeSavedContent } from '@agency-insights/form-renderer/filters';
import type { SavedContentFormat } from '@agency-insights/form-renderer/filters';

const schema: FormSchema = [
  {
    id: 'written_premium',
    type: 'range-slider',
    config: { label: 'Premium', min: 0, max: 5_000_000, step: 100_000 },
    summary: { unit: 'usd' },
  },
];
const format: SavedContentFormat = {
  schema,
  migrations: [
    // version 1 → 2: premium was beside the filters, and is one of them since
    ({ premium = '', filters, ...content }) => ({
      ...content,
      filters: { ...(filters as Record<string, string>), written_premium: premium },
    }),
  ],
};

/** An old saved search, with a filter that no field shows any more. */
const savedLongAgo = {
  version: 1,
  premium: '[1000000,inf)',
  filters: { appetite: 'Habitational' },
  sort: 'name',
};

/** Saved filters; removed ones are not saved again. */
export function SavedSearch({ saved = savedLongAgo }: { saved?: unknown }) {
  const [read, setRead] = useState(() => readSavedContent(saved, format));
  const [content, setContent] = useState<unknown>(saved);
  if (read.status === 'refused') return <p>{read.message}</p>; // saved by a newer version, or not saved by this form
  const { values, kept, rest } = read;
  const { chips } = describeFilters(schema, values, { kept });
  const remove = (fieldId: string) => {
    const { [fieldId]: _removed, ...left } = values;
    setRead({ ...read, values: left, kept: kept.filter(({ key }) => key !== fieldId) });
  };
  return (
    <>
      <FilterChips chips={chips} onRemove={({ fieldId }) => remove(fieldId)} />
      <pre>{JSON.stringify(content, null, 2)}</pre>
      <Button onClick={() => setContent(writeSavedContent(values, format, { kept, rest }).content)}>Save again</Button>
    </>
  );
}
