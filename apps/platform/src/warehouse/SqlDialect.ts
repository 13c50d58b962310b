import type { FunctionName, ValueType } from './Query.ts';

/** A statement for a driver: SQL text with placeholders, and the parameters in order. */
export interface Statement {
  sql: string;
  parameters: readonly Parameter[];
}

/** A bound parameter: one value, or a list of ids as one value. */
export type Parameter =
  /** `compared`: it is compared with a column, so a driver may bind it in a narrower type. */
  { type: ValueType; value: string | number; compared?: true } | { type: 'ids'; value: Int32Array };

/** Differences between the engines' SQL; all else is the same. */
export interface SqlDialect {
  name: string;
  /** Copies of tables sorted by agency, by the name of their table. Default: none, the engine's indexes do the same. */
  copiesByAgency?: Readonly<Partial<Record<string, string>>>;
  /** Returns the placeholder of the nth parameter, from 1. Some engines read its type from the text. */
  placeholder(position: number, parameter: Parameter): string;
  /** Returns the engine's name of a type, for CAST. */
  typeName(type: ValueType): string;
  /** Returns the condition that an id is among those of a parameter, both given as SQL. */
  isAmongIds(id: string, placeholder: string): string;
  /** Returns a function call with arguments given as SQL. */
  call(name: FunctionName, parameters: readonly string[]): string;
}
