'use client';
import { StatusMessage } from '@agency-insights/ui-kit';
import { unstable_useEnhancedEffect as useBrowserLayoutEffect } from '@mui/material/utils';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { ReactElement } from 'react';
import { FieldDataLoaders } from '../data/FieldDataLoaders.ts';
import { systemTimers } from '../data/DataServices.ts';
import { silentLogger } from '../data/FormLogger.ts';
import { rendererOf } from '../fields/rendererOf.ts';
import { createFilterForm } from '../form/FilterForm.ts';
import { useStore } from '../form/formHooks.ts';
import type { FilterForm } from '../form/FilterForm.types.ts';
import { validateSchema } from '../schema/validateSchema.ts';
import { FieldLinks } from '../links/FieldLinks.ts';
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
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const report: typeof onValuesChange = (next, details) => {
    // What came from the parent is no news to it.
    if (details.reason === 'applied' || details.reason === 'reset') return;
    onValuesChange?.(next, details);
    if (values) lookAgain();
  };
  const [form] = useState(() => createFilterForm({ schema, applied: values ?? defaultValues }));
  useBrowserLayoutEffect(() => {
    form.update({ schema, onValuesChange: report });
    if (!values) return;
    form.setApplied(values);
    // What the parent has not taken over by now does not stay.
    form.reset();
  });
  return <BoundForm form={form} {...services} />;
}

function BoundForm(props: BoundFormRendererProps): ReactElement {
  const {
    gateways = none,
    customComponents = none,
    sortFunctions = none,
    logger = silentLogger,
    timers = systemTimers,
    disabled = false,
    inset,
  } = props;
  // Within, values are those of any schema.
  const form = props.form as FilterForm;
  const schema = useStore(form.subscribe, form.getSchema);
  useEffect(() => {
    for (const { message, ...details } of validateSchema(schema).warnings) logger.warn(message, details);
  }, [schema, logger]);
  const links = useMemo(() => new FieldLinks(form), [form]);
  const services = { gateways, sortFunctions, logger, timers, onOptions: form.rememberLabels, links };
  const [loaders] = useState(() => new FieldDataLoaders(services));
  useBrowserLayoutEffect(() => loaders.update(services));
  useBrowserLayoutEffect(() => links.follow(loaders), [links, loaders, schema]);
  useBrowserLayoutEffect(() => links.leave, [links]);
  const context = useMemo(
    () => ({ form, loaders, links, rendererOf, customComponents, logger, disabled }),
    [form, loaders, links, customComponents, logger, disabled],
  );
  return (
    <FormContext.Provider value={context}>
      <FieldList fields={schema} inset={inset} />
      <LinkStatus links={links} />
    </FormContext.Provider>
  );
}

/** Tells screen readers what became of values that no longer fit, wherever their field stands. */
function LinkStatus({ links }: { links: FieldLinks }): ReactElement {
  return <StatusMessage>{useStore(links.subscribe, links.getMessage)}</StatusMessage>;
}
