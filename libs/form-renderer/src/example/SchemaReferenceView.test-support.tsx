import { colors, fontSizes, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { Page, Prose, withCode } from './GuideView.test-support.tsx';
import type { ReferencePart, ReferenceProperty, SchemaReference } from './schemaReference.ts';

const List = styled('dl')({
  margin: '12px 0 0',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '& > div': { display: 'grid', gridTemplateColumns: '180px minmax(0, 1fr)', gap: '0 24px', padding: '10px 16px' },
  '& > div:not(:last-child)': { borderBottom: `1px solid ${colors.line}` },
  '& dt': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& dd': { margin: 0 },
  '& small': { display: 'block', color: colors.textMuted, fontSize: fontSizes.xs },
  '@media (max-width: 599.95px)': { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 } },
});
const Needed = styled('small')({ fontWeight: 400 });
const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 });
const Name = styled('h3')({ margin: 0, fontSize: fontSizes.md, fontWeight: 500, lineHeight: 1.5 });

/** Every property that a schema may have, as its JSON Schema says. */
export function SchemaReferenceView({ reference }: { reference: SchemaReference }): ReactElement {
  const { shared, types, sources, others } = reference;
  return (
    <Page>
      <header>
        <h1>Reference</h1>
        <Prose>Every property that a schema may have, read from the published JSON Schema.</Prose>
      </header>
      <section>
        <h2>Every field</h2>
        <Properties properties={shared} label="Every field" />
      </section>
      <Group title="Types of fields" lead="The properties of each type’s `config`." parts={types} />
      <Group title="Data sources" lead="What `data` and `searchData` may be, by their `kind`." parts={sources} />
      <Group title="Parts" lead="What the properties above are made of." parts={others} />
    </Page>
  );
}

function Group({ title, lead, parts }: { title: string; lead: string; parts: readonly ReferencePart[] }): ReactElement {
  return (
    <section>
      <h2>{title}</h2>
      <Prose sx={{ marginBottom: '24px' }}>{withCode(lead)}</Prose>
      <Parts>
        {parts.map((part) => (
          <Part key={part.name} part={part} />
        ))}
      </Parts>
    </section>
  );
}

function Part({ part: { name, description, properties } }: { part: ReferencePart }): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Name id={id}>{name}</Name>
      <Prose>{withCode(description)}</Prose>
      {properties.length > 0 && <Properties properties={properties} label={name} />}
    </section>
  );
}

function Properties({ properties, label }: { properties: readonly ReferenceProperty[]; label: string }): ReactElement {
  return (
    <List aria-label={`${label}: properties`}>
      {properties.map(({ name, type, isRequired, description }) => (
        <div key={name}>
          <dt>
            {name}
            {isRequired && <Needed>required</Needed>}
          </dt>
          <dd>
            {withCode(description)}
            <small>{type}</small>
          </dd>
        </div>
      ))}
    </List>
  );
}
