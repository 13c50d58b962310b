import { Input, colors, fontSizes, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import type { CustomComponents, CustomFieldProps, FieldValue, FormSchema } from '../index.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { normaliseValue } from '../values/normaliseValue.ts';
import { CodeLines } from './CodeLines.test-support.tsx';

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 12,
  border: `1px dashed ${colors.controlLine}`,
  borderRadius: radius,
});
const Title = styled('p')({ margin: 0, color: colors.textMuted, fontSize: fontSizes.xs, lineHeight: 1.3334 });
const Settings = styled('div')({ overflowX: 'auto' });

/** The components of a schema's custom fields: the given ones, and a stand-in for each of the others. */
export function useStandIns(schema: FormSchema, given?: CustomComponents): CustomComponents {
  const keys = [...schemaIndex(schema).fields.values()].flatMap((field) =>
    field.type === 'custom' ? field.config.componentKey : [],
  );
  const missing = JSON.stringify(keys.filter((key) => !given || !Object.hasOwn(given, key)));
  // The same object while the same components are missing, so that fields do not re-render.
  return useMemo(() => {
    const standIns = (JSON.parse(missing) as string[]).map((key) => [key, StandIn] as const);
    return { ...Object.fromEntries(standIns), ...given };
  }, [missing, given]);
}

/** The props of a missing component: its key, its settings, and its value, which can be edited as JSON. */
function StandIn({ field, value, onValueChange, disabled }: CustomFieldProps): ReactElement {
  const { componentKey, label = field.id, ...settings } = field.config;
  const [draft, setDraft] = useState<{ text: string; value: FieldValue | undefined } | null>(null);
  // Keeps the input until the value changes elsewhere, for example by Clear.
  const text = draft && draft.value === value ? draft.text : value === undefined ? '' : JSON.stringify(value);
  const isJson = text.trim() === '' || valueIn(text) !== undefined;
  const write = (next: string) => {
    const written = normaliseValue(field, valueIn(next));
    setDraft({ text: next, value: written });
    onValueChange(written, 'type');
  };
  return (
    <Frame role="group" aria-label={label}>
      <Title>{`Stand-in for the component “${componentKey}”`}</Title>
      <Input
        label={label}
        placeholder="Its value as JSON"
        value={text}
        onValueChange={write}
        error={!isJson}
        helperText={isJson ? undefined : 'This is no JSON: the field has no value'}
        disabled={disabled}
        fullWidth
      />
      {Object.keys(settings).length > 0 && (
        <Settings role="region" aria-label={`Settings of ${label}`} tabIndex={0}>
          <CodeLines text={JSON.stringify(settings, null, 2)} />
        </Settings>
      )}
    </Frame>
  );
}

function valueIn(text: string): FieldValue | undefined {
  try {
    return (JSON.parse(text) as FieldValue | null) ?? undefined;
  } catch {
    return undefined;
  }
}
