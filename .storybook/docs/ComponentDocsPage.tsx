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
import { useTheme } from 'storybook/theming';
import type { ReactElement } from 'react';
import type { ComponentDocs } from './ComponentDocs.ts';
import { componentDocsOf } from './componentDocsOf.ts';
import { DocsText } from './DocsText.tsx';
import { importsOf } from './importsOf.ts';
import type { ComponentImports } from './importsOf.ts';
import { KeyboardTable } from './KeyboardTable.tsx';
import { SlotTables } from './SlotTables.tsx';
import { TypeTables } from './TypeTables.tsx';

/** The docs page of every component and helper: its purpose, one story, its props and types, its keys, and all its stories. */
export function ComponentDocsPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const storyFile = String(preparedMeta.parameters['fileName']);
  const docs = componentDocsOf(storyFile);
  const imports = importsOf(storyFile, preparedMeta.title, docs);
  const { base } = useTheme();
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
      {docs && <Source code={importLineOf(imports)} language="tsx" dark={base === 'dark'} />}
      <Primary />
      {docs && <Guidance docs={docs} />}
      {isOfAHelper(preparedMeta.title) || (
        <>
          <Heading>Props</Heading>
          <Controls />
          <SlotTables components={imports.names} />
        </>
      )}
      {docs?.types && <TypeTables names={docs.types} />}
      {docs && <Behaviour docs={docs} />}
      {/* Typed as a text, drawn as what it is given: a heading that the table of contents knows. */}
      <Stories includePrimary={false} title={(<Heading>Stories</Heading>) as unknown as string} />
    </>
  );
}

/** A helper is a function. Its stories draw an example, whose props are not part of any API. */
function isOfAHelper(title: string): boolean {
  return title.startsWith('Components/Helpers/');
}

function importLineOf({ names, from }: ComponentImports): string {
  return `import { ${names.join(', ')} } from '${from}';`;
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
      {docs.keyboard.length > 0 ? <KeyboardTable rows={docs.keyboard} /> : <p>It is not focusable.</p>}
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
