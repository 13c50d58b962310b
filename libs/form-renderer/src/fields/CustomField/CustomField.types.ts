import type { ComponentType } from 'react';
import type { FieldData } from '../../renderer/useFieldData.ts';
import type { EditReason } from '../../values/filterDraft.ts';
import type { FieldValue } from '../../values/FormValues.ts';
import type { CustomField as CustomFieldSchema } from './CustomField.schema.ts';

/** What the component of a custom field is given. */
export interface CustomFieldProps {
  /** The field as the schema has it; its config holds the component's own settings. */
  field: CustomFieldSchema;
  /** The drafted value, undefined where there is none. */
  value: FieldValue | undefined;
  /** Sets the drafted value; undefined removes it. The reason tells how edits are joined for undo, default `choose`. */
  onValueChange: (value: FieldValue | undefined, reason?: EditReason) => void;
  /** Whether the field cannot be used. */
  disabled: boolean;
  /** Whether a value is required, and what is wrong with the one it has; the form shows that under the component. */
  required: boolean;
  error: string | false;
  /** Id of what the form shows under the component while something is wrong, for `aria-describedby` of its control. */
  describedBy: string | undefined;
  /** The options of the field's data source and its search. */
  data: FieldData;
}

/** Components of custom fields by their `componentKey`. */
export type CustomComponents = Readonly<Record<string, ComponentType<CustomFieldProps>>>;
