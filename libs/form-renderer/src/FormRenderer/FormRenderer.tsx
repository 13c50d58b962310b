'use client';
import { StatusMessage, useFormReset } from '@agency-insights/ui-kit';
import { unstable_useEnhancedEffect as useBrowserLayoutEffect } from '@mui/material/utils';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { FieldDataLoaders } from '../data/FieldDataLoaders.ts';
import { systemTimers } from '../data/DataServices.ts';
import { usualLogger } from '../data/FormLogger.ts';
import { rendererOf } from '../fields/rendererOf.ts';
import { createFilterForm } from '../form/FilterForm.ts';
import { useFilterFormStatus, useStore } from '../form/formHooks.ts';
import type { FilterForm } from '../form/FilterForm.types.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { validateSchema } from '../schema/validateSchema.ts';
import { sameValue } from '../values/sameValue.ts';
import { FieldLinks } from '../links/FieldLinks.ts';
import { useFormWords } from '../texts/useFormWords.ts';
import { FieldList } from '../renderer/FieldList.tsx';
import { FormContext } from '../renderer/FormContext.ts';
import { warnUnlabelled } from './warnUnlabelled.ts';
import type { BoundFormRendererProps, FormRendererProps, PlainFormRendererProps } from './FormRenderer.types.ts';

/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

const none = {};

/**
 * Renders the fields of a schema as a form. Pass a `form` (draft, Apply, Clear, undo), or a `schema` with your own
 * values. Throws a `FormSchemaError` with all failures for an invalid schema.
 */
export function FormRenderer<const TSchema extends FormSchema>(props: FormRendererProps<TSchema>): ReactElement {
  // Within, values are those of any schema: the compiler cannot follow ids through `FormValuesOf`.
  return props.form ? <BoundForm {...props} /> : <PlainForm {...(props as unknown as PlainFormRendererProps)} />;
}

function PlainForm({
  schema,
  values,
  defaultValues,
  onValuesChange,
  ...services
}: PlainFormRendererProps): ReactElement {
  const [, lookAgain] = useState({});
  const report: typeof onValuesChange = (next, details) => {
    // Changes from the parent are not reported back.
    if (details.reason === 'applied' || details.reason === 'reset') return;
    onValuesChange?.(next, details);
    if (values) lookAgain({});
  };
  const [form] = useState(() => createFilterForm({ schema, applied: values ?? defaultValues }));
  useBrowserLayoutEffect(() => {
    form.update({ schema, applied: values, onValuesChange: report });
    // Changes that the parent has not accepted are reverted.
    if (values && !sameValue(form.getValues(), form.getApplied())) form.reset();
  });
  return <BoundForm form={form} {...services} />;
}

function BoundForm(props: BoundFormRendererProps): ReactElement {
  const {
    gateways = none,
    customComponents = none,
    codecs = none,
    sortFunctions = none,
    logger = usualLogger(),
    timers = systemTimers,
    optionCounts,
    fieldId,
    disabled,
    native = false,
    inset,
  } = props;
  // Within, values are those of any schema.
  const form = props.form as FilterForm;
  const schema = useStore(form.subscribe, () => form.schema);
  const [links, loaders] = useMemo(() => [new FieldLinks(form), new FieldDataLoaders()] as const, [form]);
  const words = useFormWords();
  const services = { words, gateways, sortFunctions, codecs, logger, timers, onOptions: form.rememberLabels, links };
  useBrowserLayoutEffect(() => {
    links.speak(words);
    loaders.update(services);
  });
  useEffect(() => {
    for (const { message, ...details } of validateSchema(schema).warnings) loaders.logger.warn(message, details);
    if (process.env.NODE_ENV === 'development') warnUnlabelled(schema, loaders.logger);
  }, [schema, loaders]);
  useBrowserLayoutEffect(() => links.follow(loaders), [links, loaders, schema]);
  useBrowserLayoutEffect(() => links.leave, [links]);
  // An object that is created on every render mostly holds the same components.
  const [components, setComponents] = useState(customComponents);
  if (!sameValue(components, customComponents)) setComponents(customComponents);
  const [refusal, setRefusal] = useState<Refusal>({ reason: '' });
  const context = useMemo(
    () => ({
      ...{ form, loaders, links, rendererOf, customComponents: components, optionCounts, disabled, native },
      refuse: (reason: string) => setRefusal({ reason, values: form.getValues() }),
    }),
    [form, loaders, links, components, optionCounts, disabled, native],
  );
  const fields = useMemo(() => {
    const field = fieldId === undefined ? undefined : schemaIndex(schema).fields.get(fieldId);
    return field ? [field] : schema;
  }, [schema, fieldId]);
  return (
    <FormContext.Provider value={context}>
      <FieldList fields={fields} inset={inset} />
      <Status {...{ links, form, refusal }} />
      {native && <NativeReset form={form} />}
    </FormContext.Provider>
  );
}

/** Resets the draft to the applied values when the native form is reset. */
function NativeReset({ form }: { form: FilterForm }): ReactElement {
  const place = useRef<HTMLInputElement>(null);
  useFormReset(place, () => form.reset());
  return <input ref={place} type="hidden" />;
}

/** Why values were refused. */
interface Refusal {
  reason: string;
  /** The refused values: with others the reason no longer holds. */
  values?: unknown;
}

interface StatusProps {
  links: FieldLinks;
  form: FilterForm;
  /** The last refusal. */
  refusal: Refusal;
}

/** Announces validation errors, values that no longer fit, and load failures to screen readers. */
function Status({ links, form, refusal }: StatusProps): ReactElement {
  const { valid } = useFilterFormStatus(form);
  const values = useStore(form.subscribe, form.getValues);
  const message = useStore(links.subscribe, links.getMessage);
  return <StatusMessage>{(!valid && values === refusal.values && refusal.reason) || message}</StatusMessage>;
}
