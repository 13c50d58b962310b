'use client';
import { createElement, memo, useCallback, useContext } from 'react';
import type { ReactElement } from 'react';
import { hasShape } from '../fields/fieldTypes.ts';
import type { FieldColor, FieldCondition, FieldSchema } from '../schema/FieldSchema.ts';
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
  const shown = useCondition(field.showWhen);
  const enabled = useCondition(field.enableWhen);
  const disabledAround = useContext(FieldDisabledContext);
  const { rendererOf } = useFormContext();
  const renderer = rendererOf(field);
  if (!shown || !renderer) return null;
  const config: { tooltip?: string; label?: string; color?: FieldColor } = field.config ?? {};
  // Groups place theirs beside their heading.
  const tooltip = isGroup(field) ? undefined : config.tooltip;
  return (
    <div
      data-split={field.layout?.split || undefined}
      data-field={field.id}
      data-type={field.type}
      data-tooltip={tooltip ? '' : undefined}
      style={{ ...place, ...fieldColorStyle(config.color) }}
    >
      <FieldDisabledContext.Provider value={disabledAround || !enabled}>
        {createElement(renderer, { field })}
        <FieldTooltip
          text={tooltip}
          about={config.label ?? field.id}
          style={hasShape(field, 'flag') ? atLine : undefined}
        />
      </FieldDisabledContext.Provider>
    </div>
  );
});

function useCondition(condition: FieldCondition | undefined): boolean {
  const { form } = useFormContext();
  const subscribe = useCallback(
    (listener: () => void) => form.subscribeToField(condition?.field ?? '', listener),
    [form, condition],
  );
  return useStore(subscribe, () => conditionHolds(condition, form.getEffectiveValues()));
}
