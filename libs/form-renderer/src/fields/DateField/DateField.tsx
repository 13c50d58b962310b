'use client';
import { createLazyPart, useLazyPart } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { FieldDataGate, lazyStates } from '../../renderer/FieldDataGate.tsx';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { DateField as DateFieldSchema } from './DateField.schema.ts';

const part = /* @__PURE__ */ createLazyPart(() => import('./DateControl.tsx'));

/** A day. Its control loads with the first one on the page. */
export function DateField({ field }: FieldRendererProps<DateFieldSchema>): ReactElement {
  const loaded = useLazyPart(part, true);
  return (
    <FieldDataGate data={loaded ? lazyStates.ready : lazyStates.loading} field={field}>
      {loaded && <loaded.DateControl field={field} />}
    </FieldDataGate>
  );
}
