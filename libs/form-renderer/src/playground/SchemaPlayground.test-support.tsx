import { Alert, Select, colors, fontSizes, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Component, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { describeFilters, toFilterExpressions } from '../filters.ts';
import { FormRenderer, useFilterForm, useFilterFormValues, useOptionLabels } from '../index.ts';
import type { FormSchema } from '../index.ts';
import { answeringGateways } from '../stories.test-support.tsx';
import { playgroundExamples } from './playgroundExamples.ts';
import { readSchemaText } from './schemaText.ts';
import type { SchemaProblem } from './schemaText.ts';

/** Props of `SchemaPlayground`. */
export interface SchemaPlaygroundProps {
  /** Name of the example to start from. Default: the first. */
  example?: string;
  /** Text to start from instead. */
  text?: string;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 24,
  alignItems: 'start',
});
const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });
const Editor = styled('textarea')({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 420,
  padding: 12,
  border: `1px solid ${colors.controlLine}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  color: colors.text,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: fontSizes.xs,
  lineHeight: 1.6,
  resize: 'vertical',
  whiteSpace: 'pre',
});
const Output = styled('pre')({
  margin: 0,
  padding: 12,
  borderRadius: radius,
  backgroundColor: colors.sunken,
  color: colors.text,
  fontSize: fontSizes.xs,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const Title = styled('div')({ margin: '0 0 6px', fontSize: fontSizes.xs, fontWeight: 500, color: colors.textMuted });
const Sentence = styled('p')({ margin: 0, fontSize: fontSizes.md, fontWeight: 500 });
const Problems = styled('ul')({ margin: 0, paddingLeft: 18 });

const textOf = (name: string) => JSON.stringify(playgroundExamples[name] ?? [], null, 2);

/** A schema as text on one side, and on the other what becomes of it. */
export function SchemaPlayground({ example = 'A few fields', text: given }: SchemaPlaygroundProps): ReactElement {
  const [name, setName] = useState(example);
  const [text, setText] = useState(given ?? textOf(example));
  const { schema, problems } = useMemo(() => readSchemaText(text), [text]);
  const choose = (next: string | null) => {
    setName(next ?? example);
    setText(textOf(next ?? example));
  };
  return (
    <Columns>
      <Column>
        <Select
          label="Example"
          options={Object.keys(playgroundExamples)}
          value={name}
          onValueChange={choose}
          fullWidth
        />
        <div>
          <Title>
            <label htmlFor="schema-text">Schema</label>
          </Title>
          <Editor id="schema-text" value={text} spellCheck={false} onChange={(event) => setText(event.target.value)} />
        </div>
        <ProblemList problems={problems} isUsable={schema !== null} />
      </Column>
      {schema && (
        <ResultBoundary key={text}>
          <Result schema={schema} />
        </ResultBoundary>
      )}
    </Columns>
  );
}

/** Shows the message where a schema that is being typed makes a component throw; the editor stays. */
class ResultBoundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    return this.state.message === null ? this.props.children : <Alert severity="error">{this.state.message}</Alert>;
  }
}

function ProblemList({ problems, isUsable }: { problems: SchemaProblem[]; isUsable: boolean }): ReactElement {
  return (
    <div role="status">
      {problems.length > 0 && (
        <Alert severity={isUsable ? 'warning' : 'error'}>
          <Problems>
            {problems.map(({ line, message }, index) => (
              <li key={index}>{line === null ? message : `Line ${line}: ${message}`}</li>
            ))}
          </Problems>
        </Alert>
      )}
    </div>
  );
}

function Result({ schema }: { schema: FormSchema }): ReactElement {
  const form = useFilterForm({ schema });
  const values = useFilterFormValues(form);
  const { sentence } = describeFilters(schema, values, { subject: 'Agencies', labelOf: useOptionLabels(form) });
  return (
    <Column>
      <FormRenderer form={form} gateways={answeringGateways} />
      <Sentence>{sentence}</Sentence>
      <div>
        <Title>Values</Title>
        <Output>{JSON.stringify(values, null, 2)}</Output>
      </div>
      <div>
        <Title>Filter expressions</Title>
        <Output>{JSON.stringify(toFilterExpressions(schema, values).expressions, null, 2)}</Output>
      </div>
    </Column>
  );
}
