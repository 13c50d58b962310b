'use client';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { FieldDataLoaders } from '../data/FieldDataLoaders.ts';
import { systemTimers } from '../data/FieldDataLoader.ts';
import { silentLogger } from '../data/FormLogger.ts';
import { rendererOf } from '../fields/fieldRegistry.ts';
import { createFilterForm } from '../form/FilterForm.ts';
import { validateSchema } from '../schema/validateSchema.ts';
import { FieldList } from './FieldList.tsx';
import { FormContext } from './FormContext.ts';
import type { BoundFormRendererProps, FormRendererProps, PlainFormRendererProps } from './FormRenderer.types.ts';

const none = {};

/**
 * The fields of a schema as a form. Give it a `form` (draft, Apply, Clear, undo), or a `schema` with values of your own.
 * Throws a `FormSchemaError` with all failures for a schema that cannot be used.
 */
export function FormRenderer(props: FormRendererProps): ReactElement {
  return props.form ? <BoundForm {...props} /> : <PlainForm {...props} />;
}

function PlainForm({
  schema,
  values,
  defaultValues,
  onValuesChange,
  ...services
}: PlainFormRendererProps): ReactElement {
  const [form] = useState(() => createFilterForm({ schema, applied: values ?? defaultValues, onValuesChange }));
  useLayoutEffect(() => form.update({ schema, onValuesChange }), [form, schema, onValuesChange]);
  useLayoutEffect(() => {
    if (values) form.setApplied(values);
  }, [form, values]);
  return <BoundForm form={form} {...services} />;
}

function BoundForm(props: BoundFormRendererProps): ReactElement {
  const {
    form,
    gateways = none,
    customComponents = none,
    sortFunctions = none,
    logger = silentLogger,
    timers = systemTimers,
    disabled = false,
    inset,
  } = props;
  const schema = useSyncExternalStore(form.subscribe, form.getSchema, form.getSchema);
  useEffect(() => {
    for (const { message, ...details } of validateSchema(schema).warnings) logger.warn(message, details);
  }, [schema, logger]);
  const services = useMemo(
    () => ({ gateways, sortFunctions, logger, timers, onOptions: form.rememberLabels }),
    [gateways, sortFunctions, logger, timers, form],
  );
  const [loaders] = useState(() => new FieldDataLoaders(services));
  useLayoutEffect(() => loaders.update(services), [loaders, services]);
  const context = useMemo(
    () => ({ form, loaders, rendererOf, customComponents, logger, disabled }),
    [form, loaders, customComponents, logger, disabled],
  );
  return (
    <FormContext.Provider value={context}>
      <FieldList fields={schema} inset={inset} />
    </FormContext.Provider>
  );
}
