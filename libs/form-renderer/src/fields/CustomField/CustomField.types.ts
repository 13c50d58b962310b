import type { ComponentType } from 'react';
import type { FieldData } from '../../renderer/useFieldData.ts';
import type { EditReason } from '../../values/filterDraft.ts';
import type { FieldValue } from '../../values/FormValues.ts';
import type { CustomField as CustomFieldSchema } from './CustomField.schema.ts';

/** Props of the component of a custom field. */
export interface CustomFieldProps {
  /** The field as the schema has it; its config holds the component's own settings. */
  field: CustomFieldSchema;
  /** The drafted value; undefined for none. */
  value: FieldValue | undefined;
  /**
   * Sets the drafted value; undefined removes it. The reason determines how edits are merged for undo; default
   * `choose`.
   */
  onValueChange: (value: FieldValue | undefined, reason?: EditReason) => void;
  /** Whether the field is disabled. */
  disabled: boolean;
  /** Whether a value is required; the form shows errors under the component. */
  required: boolean;
  error: string | false;
  /** Id of the error text, for `aria-describedby` of the control. */
  describedBy: string | undefined;
  /** The options of the field's data source and its search. */
  data: FieldData;
}

/** Components of custom fields by their `componentKey`. */
export type CustomComponents = Readonly<Record<string, ComponentType<CustomFieldProps>>>;
