'use client';
import { createElement, memo, useCallback, useContext } from 'react';
import type { ReactElement } from 'react';
import { hasShape } from '../schema/fieldTypes.ts';
import type { FieldColor, FieldSchema } from '../schema/FieldSchema.ts';
import { useStore } from '../form/formHooks.ts';
import { isGroup } from '../schema/walkFields.ts';
import { conditionHolds } from '../values/fieldCondition.ts';
import { fieldColorStyle } from './fieldColorStyle.ts';
import { FieldTooltip } from './FieldTooltip.tsx';
import { FieldDisabledContext, useFormContext } from './FormContext.ts';

/** Props of `FieldCell`. */
export interface FieldCellProps {
  /** The field. */
  field: FieldSchema;
}

/** Beside a control that is one line, at its middle. */
const atLine = { top: -2 };

// A label of one long word breaks instead of running out of the form.
const place = { position: 'relative', minWidth: 0, overflowWrap: 'anywhere' } as const;

/** The place of one field: picks its renderer, and keeps to its conditions. Renders again only for those. */
export const FieldCell = memo(function FieldCell({ field }: FieldCellProps): ReactElement | null {
  const { form, rendererOf } = useFormContext();
  const { id, enableWhen } = field;
  const hidden = useAnswer(id, () => form.isHidden(id));
  const enabled = useAnswer(enableWhen?.field, () => conditionHolds(enableWhen, form.getEffectiveValues()));
  const disabledAround = useContext(FieldDisabledContext);
  const renderer = rendererOf(field);
  if (hidden || !renderer) return null;
  const config: { tooltip?: string; label?: string; color?: FieldColor } = field.config ?? {};
  // Groups place theirs beside their heading.
  const tooltip = isGroup(field) ? undefined : config.tooltip;
  return (
    <div
      data-split={field.layout?.split || undefined}
      data-field={id}
      data-type={field.type}
      data-tooltip={tooltip ? '' : undefined}
      style={{ ...place, ...fieldColorStyle(config.color) }}
    >
      <FieldDisabledContext.Provider value={disabledAround || !enabled}>
        {createElement(renderer, { field })}
        <FieldTooltip text={tooltip} about={config.label ?? id} style={hasShape(field, 'flag') ? atLine : undefined} />
      </FieldDisabledContext.Provider>
    </div>
  );
});

/** A value derived from the field of an id, if there is one; derived again when that field changes, appears or goes. */
function useAnswer(id = '', answer: () => boolean): boolean {
  const { form } = useFormContext();
  const subscribe = useCallback((listener: () => void) => form.subscribeToField(id, listener), [form, id]);
  return useStore(subscribe, answer);
}
