import { Alert, Button, Input, Select, colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { memo, useDeferredValue, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { FormServices } from '../index.ts';
import { Nothing, PlaygroundResult, Sheet } from './PlaygroundResult.test-support.tsx';
import { ProblemList } from './ProblemList.test-support.tsx';
import { SchemaEditor } from './SchemaEditor.test-support.tsx';
import type { SchemaEditorHandle } from './SchemaEditor.test-support.tsx';
import { editorHistoryReducer, startEditorHistory } from './editorHistory.ts';
import type { JsonSchema } from './JsonSchema.ts';
import { keepText, readKeptText } from './keptText.ts';
import type { TextStorage } from './keptText.ts';
import { schemaLink, schemaOfLink } from './schemaLink.ts';
import { readSchemaText } from './schemaText.ts';
import type { SchemaProblem } from './schemaText.ts';
import { sharing } from './sharing.ts';

/** Data of the page for the playground. */
export interface PlaygroundPage {
  /** The page's address; its hash may contain a schema. */
  location: Pick<Location, 'href' | 'hash'>;
  /** Puts a text on the clipboard; rejects where that is not allowed. */
  copy: (text: string) => Promise<void>;
  /** Where the text is kept while the page reloads. */
  storage: TextStorage;
}

/** Props of `SchemaPlayground`. */
export interface SchemaPlaygroundProps {
  /** Texts to begin with, by what they show. */
  examples: Readonly<Record<string, string>>;
  /** Name of the initial example. Default: the first. */
  example?: string;
  /** Initial text instead; it is not kept over a reload. */
  text?: string;
  /** JSON Schema of forms, for the suggestions. */
  jsonSchema: JsonSchema;
  /** Further props of the form. Default: none. */
  services?: FormServices;
  /** The page around it. Default: the browser's. */
  page?: PlaygroundPage;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: 32,
  alignItems: 'start',
});
const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });
const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Label = styled('label')({
  display: 'block',
  marginBottom: 6,
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
});
const Help = styled('p')({ margin: '6px 0 0', color: colors.textMuted, fontSize: fontSizes.xs, lineHeight: 1.5 });

const noServices: FormServices = {};
const browserPage: PlaygroundPage = {
  get location() {
    return window.location;
  },
  copy: (text) => navigator.clipboard.writeText(text),
  get storage() {
    return window.sessionStorage;
  },
};

/**
 * A schema as text on one side, and on the other what becomes of it. A text that is no schema stays as it is, with all that
 * is wrong with it, and the form shows the last one that was. The text of a link comes before what was
 * written before the page reloaded, and that before an example.
 */
export function SchemaPlayground(props: SchemaPlaygroundProps): ReactElement {
  const { examples, jsonSchema, services = noServices, page = browserPage } = props;
  const [kept] = useState(() => (props.text === undefined ? readKeptText(page) : null));
  const [name, setName] = useState(kept?.example ?? props.example ?? Object.keys(examples)[0] ?? '');
  const example = props.text ?? examples[name] ?? '[]';
  const [linked] = useState(() => schemaOfLink(page.location.hash));
  const [history, dispatch] = useReducer(
    editorHistoryReducer,
    linked?.text ?? kept?.text ?? example,
    startEditorHistory,
  );
  const { text } = history;
  // Typing comes first: what follows from it follows when there is time.
  const settled = useDeferredValue(text);
  useEffect(() => {
    if (props.text === undefined) keepText(page, settled === example ? null : { example: name, text: settled });
  }, [props.text, page, name, settled, example]);
  const components = Object.keys(services.customComponents ?? {}).join('\n');
  const read = useMemo(() => readSchemaText(settled, components.split('\n')), [settled, components]);
  const [shown, setShown] = useState({ read, schema: read.schema });
  // Equal content stays the same object: in a form of 300 fields one key re-renders one field.
  if (read !== shown.read) setShown({ read, schema: read.schema ? sharing(shown.schema, read.schema) : shown.schema });
  const editor = useRef<SchemaEditorHandle>(null);
  const [editorId, problemsId] = [useId(), useId()];
  const setText = (next: string) =>
    dispatch({ type: 'changed', page: { text: next, selection: { start: 0, end: 0 } } });
  const open = ({ start, end }: SchemaProblem) => editor.current?.reveal(start, end);
  const openNext = (direction: 1 | -1) => {
    const problem = nextProblem(read.problems, history.selection.start, direction);
    if (problem) open(problem);
  };
  const format = () => {
    const value = parsed(text);
    if (value !== undefined) setText(JSON.stringify(value, null, 2));
  };
  const { asJson } = read;
  return (
    <Columns>
      <Column>
        {linked?.refusal && history.past.length === 0 && <Alert severity="warning">{linked.refusal}</Alert>}
        <Select
          label="Example"
          options={Object.keys(examples)}
          value={name}
          onValueChange={(next) => {
            setName(next ?? name);
            setText(examples[next ?? name] ?? text);
          }}
          fullWidth
        />
        <Bar role="group" aria-label="Text">
          <Button size="sm" disabled={parsed(text) === undefined} onClick={format}>
            Format
          </Button>
          <Button size="sm" disabled={history.past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
            Undo
          </Button>
          <Button size="sm" disabled={history.future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
            Redo
          </Button>
          <Button size="sm" disabled={text === example} onClick={() => setText(example)}>
            Reset to the example
          </Button>
          <ShareButton link={() => schemaLink(page.location.href, text)} text={text} copy={page.copy} />
        </Bar>
        <div>
          <Label htmlFor={editorId}>Schema</Label>
          <SchemaEditor
            ref={editor}
            id={editorId}
            problemsId={problemsId}
            problems={read.problems}
            history={history}
            dispatch={dispatch}
            jsonSchema={jsonSchema}
            onFormat={format}
            onProblem={openNext}
          />
          <Help>
            Control + Space suggests, F8 goes to the next problem, Alt + Shift + F formats, Escape closes the list and
            Tab moves on.
          </Help>
        </div>
        <ProblemList
          id={problemsId}
          read={read}
          isFormOlder={read.schema === null && shown.schema !== null}
          onOpen={open}
          onConvert={asJson === null ? undefined : () => setText(asJson)}
        />
      </Column>
      {shown.schema ? (
        <LaterResult key={name} schema={shown.schema} services={services} />
      ) : (
        <Sheet>
          <Nothing>The form stands here as soon as the schema can be used.</Nothing>
        </Sheet>
      )}
    </Columns>
  );
}

/** The form follows when there is time, and only another schema. */
const LaterResult = memo(function LaterResult({
  schema,
  services,
}: Parameters<typeof PlaygroundResult>[0]): ReactElement {
  return <PlaygroundResult schema={useDeferredValue(schema)} services={services} />;
});

interface ShareButtonProps {
  text: string;
  link: () => string;
  copy: PlaygroundPage['copy'];
}

/** Puts a link to the text on the clipboard, or shows it where that is not allowed. */
function ShareButton({ text, link, copy }: ShareButtonProps): ReactElement {
  const [shared, setShared] = useState<{ text: string; state: 'copied' | 'refused' } | null>(null);
  // Of another text nothing is said.
  const state = shared?.text === text ? shared.state : 'ready';
  const share = () =>
    copy(link())
      .then(() => setShared({ text, state: 'copied' }))
      .catch(() => setShared({ text, state: 'refused' }));
  return (
    <>
      <Button size="sm" onClick={() => void share()}>
        {state === 'copied' ? 'Link copied' : 'Copy link'}
      </Button>
      {state === 'refused' && (
        <Input
          label="Link to this schema"
          value={link()}
          readOnly
          fullWidth
          onFocus={({ currentTarget }) => (currentTarget as HTMLInputElement).select()}
        />
      )}
    </>
  );
}

function nextProblem(problems: readonly SchemaProblem[], caret: number, direction: 1 | -1): SchemaProblem | undefined {
  return direction === 1
    ? (problems.find(({ start }) => start > caret) ?? problems[0])
    : (problems.findLast(({ start }) => start < caret) ?? problems.at(-1));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
