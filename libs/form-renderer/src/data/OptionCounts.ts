import type { FormValues } from '../values/FormValues.ts';
import type { GatewayCallOptions } from './Gateways.ts';

/** Counts what each option of a list would show. The lists ask each time they open. */
export interface OptionCounts {
  /** What is counted, above the options of a field; undefined for fields whose options are not counted. */
  headingOf(fieldId: string): string | undefined;
  /** Counts the options of a field, by value, under the form's other values. An option that is left out counts 0; those of 0 come last. */
  count(fieldId: string, values: FormValues, options: GatewayCallOptions): Promise<ReadonlyMap<string, number>>;
}
