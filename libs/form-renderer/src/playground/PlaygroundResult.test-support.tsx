import { Alert, Button, colors, fontSizes, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Component } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { describeFilters, toFilterExpressions } from '../filters.ts';
import { rulesOf } from '../schema/fieldTypes.ts';
import { FormRenderer, useFilterForm, useFilterFormStatus, useFilterFormValues, useOptionLabels } from '../index.ts';
import type { FormSchema, FormServices } from '../index.ts';
import { CodeLines } from './CodeLines.test-support.tsx';
import { useStandIns } from './StandIn.test-support.tsx';

/** Props of `PlaygroundResult`. */
export interface PlaygroundResultProps {
  schema: FormSchema;
  /** Gateways, custom components and the like. */
  services: FormServices;
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24, minWidth: 0 });
/** The sheet under the form. */
export const Sheet = styled('div')({
  padding: 20,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
});
/** Placeholder without a form. */
export const Nothing = styled('p')({ margin: 0, color: colors.textMuted, fontSize: fontSizes.sm, lineHeight: 1.4286 });
const Sentence = styled('p')({ margin: 0, fontSize: fontSizes.md, fontWeight: 500, overflowWrap: 'anywhere' });
const Output = styled('div')({
  padding: 12,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  overflowX: 'auto',
});
const Title = styled('h3')({
  margin: '0 0 6px',
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  fontWeight: 500,
  lineHeight: 1.3334,
});
const Row = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 });

/** The result of a schema: its form, the sentence of its filters, its values and their expressions. */
export function PlaygroundResult({ schema, services }: PlaygroundResultProps): ReactElement {
  return (
    <ResultBoundary schema={schema}>
      <Result schema={schema} services={services} />
    </ResultBoundary>
  );
}

function Result({ schema, services }: PlaygroundResultProps): ReactElement {
  const form = useFilterForm({ schema });
  const values = useFilterFormValues(form);
  const { canClear } = useFilterFormStatus(form);
  const { sentence } = describeFilters(schema, values, { subject: 'Agencies', labelOf: useOptionLabels(form) });
  const { expressions, problems } = toFilterExpressions(schema, values);
  const customComponents = useStandIns(schema, services.customComponents);
  return (
    <Column>
      <Sheet role="group" aria-label="Form">
        {schema.some(rulesOf) ? (
          <FormRenderer form={form} {...services} customComponents={customComponents} />
        ) : (
          <Nothing>The form has no fields yet.</Nothing>
        )}
      </Sheet>
      <Row>
        <Sentence>{sentence}</Sentence>
        <Button size="sm" disabled={!canClear} onClick={form.clear}>
          Clear values
        </Button>
      </Row>
      <Shown title="Values" value={values} />
      <Shown title="Filter expressions" value={expressions} />
      {problems.map(({ key, message }) => (
        <Alert key={key} severity="warning">
          {message}
        </Alert>
      ))}
    </Column>
  );
}

function Shown({ title, value }: { title: string; value: object }): ReactElement {
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      <Output role="region" aria-label={`${title} as JSON`} tabIndex={0}>
        <CodeLines text={JSON.stringify(value, null, 2)} />
      </Output>
    </section>
  );
}

/** If an unfinished schema makes a component throw, its message replaces the form until the next schema. */
class ResultBoundary extends Component<
  { schema: FormSchema; children: ReactNode },
  { message: string | null; schema: FormSchema | null }
> {
  override state: { message: string | null; schema: FormSchema | null } = { message: null, schema: null };

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps(
    { schema }: { schema: FormSchema },
    state: { schema: FormSchema | null },
  ): { schema: FormSchema; message?: null } {
    return schema === state.schema ? { schema } : { schema, message: null };
  }

  override render(): ReactNode {
    return this.state.message === null ? this.props.children : <Alert severity="error">{this.state.message}</Alert>;
  }
}
