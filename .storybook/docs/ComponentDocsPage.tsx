import { styled } from 'storybook/theming';
import {
  Controls,
  Description,
  Heading,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import type { ComponentDocs } from './ComponentDocs.ts';
import { componentDocsOf } from './componentDocsOf.ts';
import { DocsText } from './DocsText.tsx';
import { KeyboardTable } from './KeyboardTable.tsx';

/** Scrolls by itself where the window is narrower than what stands in it. */
const WideTable = styled.div({ maxWidth: '100%', overflowX: 'auto' });

/** The docs page of every component: its purpose, one story, its props, its keys, and all its stories. */
export function ComponentDocsPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const file = String(preparedMeta.parameters['fileName']);
  const docs = componentDocsOf(file);
  const importLine = importLineOf(preparedMeta.title, file);
  return (
    <>
      <Title />
      {docs ? (
        <Subtitle>
          <DocsText>{docs.purpose}</DocsText>
        </Subtitle>
      ) : (
        <Description of="meta" />
      )}
      {importLine && <Source code={importLine} language="tsx" />}
      <Primary />
      {docs && <Guidance docs={docs} />}
      <Heading>Props</Heading>
      <WideTable>
        <Controls />
      </WideTable>
      {docs && <Behaviour docs={docs} />}
      {/* Typed as a text, drawn as what it is given: a heading that the table of contents knows. */}
      <Stories includePrimary={false} title={(<Heading>Stories</Heading>) as unknown as string} />
    </>
  );
}

/** How a component of the kit is imported; the pages of the other packages are about parts that stand inside one. */
function importLineOf(title: string, file: string): string | undefined {
  const [group, , name] = title.split('/');
  if (group !== 'Components' || name === undefined || componentDocsOf(file) === undefined) return undefined;
  return `import { ${name} } from '@agency-insights/ui-kit';`;
}

function Guidance({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <>
      <Heading>When to use</Heading>
      <TextList items={docs.use} />
      <Heading>When not to use</Heading>
      <TextList items={docs.avoid} />
    </>
  );
}

function Behaviour({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <>
      <Heading>Keyboard</Heading>
      {docs.keyboard.length > 0 ? <KeyboardTable rows={docs.keyboard} /> : <p>It never has the focus itself.</p>}
      <Heading>Accessibility</Heading>
      <TextList items={docs.accessibility} />
    </>
  );
}

function TextList({ items }: { items: readonly string[] }): ReactElement {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <DocsText>{item}</DocsText>
        </li>
      ))}
    </ul>
  );
}
