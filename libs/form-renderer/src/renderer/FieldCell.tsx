'use client';
import { colors } from '@agency-insights/ui-kit';
import { createElement, memo, useCallback, useContext, useEffect, useId, useRef } from 'react';
import type { ReactElement } from 'react';
import { hasShape } from '../schema/fieldTypes.ts';
import type { FieldColor, FieldSchema } from '../schema/FieldSchema.ts';
import { useFieldProblem, useStore } from '../form/formHooks.ts';
import { conditionHolds } from '../values/fieldCondition.ts';
import { fieldName, isGroup } from '../schema/walkFields.ts';
import { problemText } from '../summary/problemText.ts';
import { useFormWords } from '../texts/useFormWords.ts';
import { fieldColorStyle } from './fieldColorStyle.ts';
import { FieldNote } from './FieldNote.tsx';
import { FieldTooltip } from './FieldTooltip.tsx';
import { FieldDisabledContext, FieldNoteContext, useFormContext } from './FormContext.ts';

/** Props of `FieldCell`. */
export interface FieldCellProps {
  /** The field. */
  field: FieldSchema;
}

/** Shapes of values whose controls draw no message. */
const withoutPlace = ['number', 'range', 'any'] as const;
const problemStyle = { color: colors.danger };

/** Beside a control that is one line, at its middle. */
const atLine = { top: -2 };

// A label of one long word breaks instead of running out of the form.
const place = { position: 'relative', minWidth: 0, overflowWrap: 'anywhere' } as const;

/** The place of one field: picks its renderer, and keeps to its conditions. Re-renders only for those. */
export const FieldCell = memo(function FieldCell({ field }: FieldCellProps): ReactElement | null {
  const { form, rendererOf, refuse } = useFormContext();
  const words = useFormWords();
  const { id, enableWhen } = field;
  const hidden = useAnswer(id, () => form.isHidden(id));
  const enabled = useAnswer(enableWhen?.field, () => conditionHolds(enableWhen, form.getEffectiveValues()));
  const awaited = useAnswer(id, () => form.awaitsFocus({ has: (one) => one === id }));
  const cell = useRef<HTMLDivElement>(null);
  const noteId = useId();
  useEffect(() => {
    if (!awaited || !form.takeFocus(id)) return;
    focusIn(cell.current);
    const problem = form.getProblem(id);
    if (problem) refuse(`${fieldName(field)}: ${problemText(problem, field, words)}`);
  }, [awaited, form, id, field, words, refuse]);
  const disabledAround = useContext(FieldDisabledContext);
  const renderer = rendererOf(field);
  if (hidden || !renderer) return null;
  const isFlag = hasShape(field, 'flag');
  const config: { tooltip?: string; label?: string; color?: FieldColor } = field.config ?? {};
  // Groups place theirs beside their heading.
  const hasNote = withoutPlace.some((shape) => hasShape(field, shape));
  const tooltip = isGroup(field) ? undefined : config.tooltip;
  const about = <FieldTooltip text={tooltip} about={config.label ?? id} style={isFlag ? atLine : undefined} />;
  return (
    <div
      ref={cell}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) form.leave(id);
      }}
      data-split={field.layout?.split || undefined}
      data-field={id}
      data-type={field.type}
      data-tooltip={tooltip ? '' : undefined}
      style={{ ...place, ...fieldColorStyle(config.color) }}
    >
      <FieldDisabledContext.Provider value={disabledAround || !enabled}>
        {/* Beside the label, which is above the control: Tab comes to it first. A pill has its label within. */}
        {!isFlag && about}
        <FieldNoteContext.Provider value={hasNote ? noteId : null}>
          {createElement(renderer, { field })}
        </FieldNoteContext.Provider>
        {hasNote && <ProblemNote field={field} id={noteId} />}
        {isFlag && about}
      </FieldDisabledContext.Provider>
    </div>
  );
});

/** Moves the focus to the error in a cell, else to its control, or to its place until the control has loaded. */
function focusIn(cell: HTMLElement | null): void {
  const wrong = '[aria-invalid="true"]';
  const control = 'input:not([type="hidden"], [aria-hidden]), textarea, [role="combobox"], button:not([data-about])';
  const place = '[tabindex]:not([data-about])';
  const found = [wrong, control, place].map((selector) => cell?.querySelector<HTMLElement>(selector));
  found.find(Boolean)?.focus();
}

/** The error of a value whose control cannot show it. Number boxes show their own. */
function ProblemNote({ field, id }: FieldCellProps & { id: string }): ReactElement {
  const { form } = useFormContext();
  const problem = useFieldProblem(form, field.id);
  const words = useFormWords();
  return (
    <FieldNote id={id} style={problemStyle}>
      {problem && problem.code !== 'not-a-number' ? problemText(problem, field, words) : undefined}
    </FieldNote>
  );
}

/** A value derived from the field of an id, if there is one; derived again when that field changes, appears or goes. */
function useAnswer(id = '', answer: () => boolean): boolean {
  const { form } = useFormContext();
  const subscribe = useCallback((listener: () => void) => form.subscribeToField(id, listener), [form, id]);
  return useStore(subscribe, answer);
}
