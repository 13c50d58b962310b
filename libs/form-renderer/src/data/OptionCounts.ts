import type { FormValues } from '../values/FormValues.ts';
import type { GatewayCallOptions } from './Gateways.ts';

/** Counts the results of each option. Called each time a list opens. */
export interface OptionCounts {
  /** Returns the heading above a field's options, which names the counted things; undefined for fields without counts. */
  headingOf(fieldId: string): string | undefined;
  /**
   * Counts the options of a field, by value, under the form's other values. Omitted options count 0; options with 0
   * come last.
   */
  count(fieldId: string, values: FormValues, options: GatewayCallOptions): Promise<ReadonlyMap<string, number>>;
}
