'use client';
import { createLazyPart, useLazyPart } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { FieldDataGate, lazyStates } from '../../renderer/FieldDataGate.tsx';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { DateRangeField as DateRangeFieldSchema } from './DateRangeField.schema.ts';

const part = /* @__PURE__ */ createLazyPart(() => import('./DateRangeControl.tsx'));

/** Two days. Their control loads with the first one on the page. */
export function DateRangeField({ field }: FieldRendererProps<DateRangeFieldSchema>): ReactElement {
  const loaded = useLazyPart(part, true);
  return (
    <FieldDataGate data={loaded ? lazyStates.ready : lazyStates.loading} field={field}>
      {loaded && <loaded.DateRangeControl field={field} />}
    </FieldDataGate>
  );
}
