import { hasShape } from '../schema/fieldTypes.ts';
import type { FieldOption, FieldSchema } from '../schema/FieldSchema.ts';
import { onceForEach } from '../schema/onceForEach.ts';

/** A row of a query's answer: plain values by column. */
export type DataRow = Readonly<Record<string, unknown>>;

/** An option as the controls show it: always with a value. */
export interface LoadedOption {
  /** What a person reads. */
  label: string;
  /** What the form's value holds. */
  value: string;
  /** Heading that the option stands under. */
  group?: string;
  /** Whether it cannot be chosen. */
  disabled?: boolean;
  /** How many results match it. */
  count?: number;
  /** Distinguishes it from others of the same name: small, below its label. */
  detail?: string;
  /** The row that it was made from, for sort functions. */
  row?: DataRow;
}

/** Configured options in the loaded shape; a plain string is its own value. */
export function fromConfiguredOptions(options: readonly FieldOption[]): LoadedOption[] {
  return options.map((option) =>
    typeof option === 'string' ? { label: option, value: option } : { ...option, value: option.value ?? option.label },
  );
}

const none: readonly FieldOption[] = [];

/** The configured options of a field; empty where its type has none, for `options` of a custom field are the component's own. */
export function configuredOptions(field: FieldSchema): readonly FieldOption[] {
  return hasShape(field, 'choice') || hasShape(field, 'texts') ? field.config.options : none;
}

/**
 * What the configured options of a field are called, by value. Made once for each field: chips look up every chosen option on
 * every edit.
 */
export const configuredLabels = /* @__PURE__ */ onceForEach(makeLabels);

function makeLabels(field: FieldSchema): ReadonlyMap<string, string> {
  const options = fromConfiguredOptions(configuredOptions(field));
  return new Map(options.map(({ value, label }) => [value, label]));
}
