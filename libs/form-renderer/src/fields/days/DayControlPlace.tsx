'use client';
import { createLazyPart, useLazyPart } from '@agency-insights/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { FieldDataGate, lazyStates } from '../../renderer/FieldDataGate.tsx';
import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type * as dayControls from './dayControls.ts';

const part = /* @__PURE__ */ createLazyPart(() => import('./dayControls.ts'));

/** Props of `DayControlPlace`. */
export interface DayControlPlaceProps {
  /** The field. */
  field: FieldSchema;
  /** Renders the control from the loaded ones. */
  children: (controls: typeof dayControls) => ReactNode;
}

/** The place of a control of days. The controls load with the first one on the page. */
export function DayControlPlace({ field, children }: DayControlPlaceProps): ReactElement {
  const controls = useLazyPart(part, true);
  return (
    <FieldDataGate data={controls ? lazyStates.ready : lazyStates.loading} field={field}>
      {controls && children(controls)}
    </FieldDataGate>
  );
}
