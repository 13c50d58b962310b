import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { describeFilters, toFilterExpressions } from '../filters.ts';
import { FormRenderer, useFilterForm, useFilterFormValues, useOptionLabels } from '../index.ts';
import type { FormSchema } from '../index.ts';
import { answeringGateways } from '../stories.test-support.tsx';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  margin: '24px 0 0',
  paddingTop: 16,
  borderTop: `1px solid ${colors.line}`,
  fontSize: fontSizes.xs,
  lineHeight: 1.5,
  '& > dt': { color: colors.textMuted },
  '& > dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** The form of a schema with its values, their filter expressions and the sentence. */
export function SchemaExample({ schema }: { schema: FormSchema }): ReactElement {
  const form = useFilterForm({ schema });
  const values = useFilterFormValues(form);
  const { sentence } = describeFilters(schema, values, { subject: 'Agencies', labelOf: useOptionLabels(form) });
  return (
    <>
      <FormRenderer form={form} gateways={answeringGateways} />
      <Facts>
        <dt>Values</dt>
        <dd>{JSON.stringify(values)}</dd>
        <dt>Filters</dt>
        <dd>{JSON.stringify(toFilterExpressions(schema, values).expressions)}</dd>
        <dt>Sentence</dt>
        <dd>{sentence}</dd>
      </Facts>
    </>
  );
}
