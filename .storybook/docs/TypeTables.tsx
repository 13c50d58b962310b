import { Heading, Source, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactElement } from 'react';
import { useTheme } from 'storybook/theming';
import types from 'virtual:type-docs';
import type { FieldDocs, TypeDocs } from '../../tools/components/typeDocs.ts';
import { splitDefault } from '../../tools/components/splitDefault.ts';
import { DocsTable } from './DocsTable.tsx';
import { DocsText } from './DocsText.tsx';

/** The types and functions that one needs beside the component, as the source describes them. */
export function TypeTables({ names }: { names: readonly string[] }): ReactElement {
  return (
    <>
      <Heading>Types and functions</Heading>
      {names.map((name) => (
        <Fragment key={name}>{types[name] && <Described docs={types[name]} />}</Fragment>
      ))}
    </>
  );
}

function Described({ docs }: { docs: TypeDocs }): ReactElement {
  const { base } = useTheme();
  return (
    <>
      <Subheading>{docs.name}</Subheading>
      <p>
        <DocsText>{docs.text}</DocsText>
      </p>
      {docs.signature !== undefined && <Source code={docs.signature} language="typescript" dark={base === 'dark'} />}
      {docs.fields.length > 0 && (
        <DocsTable columns={['Name', 'Description', 'Default']}>
          {docs.fields.map((field) => (
            <FieldRow key={field.name} field={field} />
          ))}
        </DocsTable>
      )}
    </>
  );
}

function FieldRow({ field: { name, type, text, required } }: { field: FieldDocs }): ReactElement {
  const { text: description, defaultValue } = splitDefault(text);
  return (
    <tr>
      <td>
        {name}
        {required && <span title="Required"> *</span>}
      </td>
      <td>
        <DocsText>{description}</DocsText>
        <div>
          <code>{type}</code>
        </div>
      </td>
      <td>{defaultValue === undefined ? '–' : <code>{defaultValue}</code>}</td>
    </tr>
  );
}
