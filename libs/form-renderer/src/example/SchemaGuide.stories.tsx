import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import jsonSchema from '../../schema.generated.json';
import type { ComponentType } from 'react';
import type { FormSchema } from '../index.ts';
import type { JsonSchema } from '../playground/JsonSchema.ts';
import { schemaLink } from '../playground/schemaLink.ts';
import { exampleSource } from './exampleSource.ts';
import { GuideView } from './GuideView.test-support.tsx';
import { SchemaExample } from './SchemaExample.test-support.tsx';
import { schemaGuide } from './schemaGuide.ts';
import { schemaReference } from './schemaReference.ts';
import { SchemaReferenceView } from './SchemaReferenceView.test-support.tsx';

const texts = import.meta.glob<string>(['./schemas/*.json', './*.test-support.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, ComponentType>>('./*.test-support.tsx', { eager: true });

const isSchema = (file: string) => `./schemas/${file}.json` in texts;
const textOf = (file: string) => texts[isSchema(file) ? `./schemas/${file}.json` : `./${file}.test-support.tsx`] ?? '';

function Example({ file }: { file: string }) {
  if (isSchema(file)) return <SchemaExample schema={JSON.parse(textOf(file)) as FormSchema} />;
  const component = modules[`./${file}.test-support.tsx`]?.[file];
  return component ? createElement(component) : null;
}

const playground = (text: string) =>
  schemaLink('iframe.html?id=form-renderer-playground--playground&viewMode=story', text);

function SchemaGuide({ page }: { page: keyof typeof schemaGuide }) {
  return (
    <GuideView
      page={schemaGuide[page]}
      sourceOf={(file) => exampleSource(textOf(file))}
      renderExample={(file) => <Example key={file} file={file} />}
      linkOf={(file) => (isSchema(file) ? playground(textOf(file).trimEnd()) : null)}
    />
  );
}

/** What a schema can say. Every example is a file that the tests use too. */
const meta: Meta<typeof SchemaGuide> = {
  title: 'Form renderer/Schema guide',
  component: SchemaGuide,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    visual: {
      narrow: 'once',
      skip: 'The fields have pictures of their own; long pages would change with each of them.',
    },
  },
};
export default meta;
type Story = StoryObj<typeof SchemaGuide>;

export const Fields: Story = { args: { page: 'fields' } };
export const GroupsAndLayout: Story = { args: { page: 'groups' } };
export const Data: Story = { args: { page: 'data' } };
export const ConditionsAndLinks: Story = { args: { page: 'rules' } };
export const InCode: Story = { args: { page: 'code' } };
export const Reference: StoryObj = {
  render: () => <SchemaReferenceView reference={schemaReference(jsonSchema as unknown as JsonSchema)} />,
};
