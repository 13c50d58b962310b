import type { FunctionName, ValueType } from './Query.ts';

/** A statement as a driver runs it: SQL text with placeholders, and the parameters in their order. */
export interface Statement {
  sql: string;
  parameters: readonly Parameter[];
}

/** A bound parameter: one value, or a list of ids as one value. */
export type Parameter =
  /** `compared`: is compared with a column, so that a driver may bind it in a narrower type. */
  { type: ValueType; value: string | number; compared?: true } | { type: 'ids'; value: Int32Array };

/** Differences between the engines' SQL. Everything else is the same for all. */
export interface SqlDialect {
  name: string;
  /** The placeholder of the nth parameter, from 1. Some engines take its type from the text. */
  placeholder(position: number, parameter: Parameter): string;
  /** The engine's name of a type, for CAST. */
  typeName(type: ValueType): string;
  /** A condition: whether an id is among those of a parameter. Both are SQL already. */
  isAmongIds(id: string, placeholder: string): string;
  /** A function call over arguments that are SQL already. */
  call(name: FunctionName, parameters: readonly string[]): string;
}
