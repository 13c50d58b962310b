/** SQL types that values travel and results come back in. */
export type ValueType = 'integer' | 'bigint' | 'double' | 'text' | 'date';

/** A value from outside: always a bound parameter, never part of the SQL text. Dates are `yyyy-mm-dd`. */
export interface Value {
  kind: 'value';
  type: ValueType;
  value: string | number;
}

/** The functions that every engine behind the port must offer, under the names of the AST. */
export type FunctionName =
  'sum' | 'count' | 'min' | 'max' | 'floor' | 'log10' | 'power' | 'greatest' | 'dateText' | 'timestampText';

/** A scalar, an aggregate or a condition. */
export type Expression =
  | { kind: 'column'; name: string }
  | Value
  | { kind: 'call'; name: FunctionName; arguments: readonly Expression[] }
  | { kind: 'arithmetic'; operator: '*' | '/' | '+' | '-'; left: Expression; right: Expression }
  | { kind: 'cast'; to: ValueType; operand: Expression }
  | { kind: 'compare'; operator: '=' | '<' | '<=' | '>' | '>='; left: Expression; right: Expression }
  /** One of a few values; a parameter each. */
  | { kind: 'in'; operand: Expression; values: readonly Value[] }
  /** One of any number of ids, small whole numbers from 0 and never null; one parameter in all. */
  | { kind: 'inIds'; operand: Expression; ids: Int32Array }
  | { kind: 'isNull'; operand: Expression }
  | { kind: 'and' | 'or'; operands: readonly Expression[] }
  | { kind: 'not'; operand: Expression }
  | { kind: 'constant'; value: boolean };

/**
 * One select over one table of the set. Immutable: rules build it, a dialect writes it.
 * There is no join: the fact is aggregated by id, and names are looked up in the dimensions afterwards.
 */
export interface Query {
  select: readonly { name: string; expression: Expression }[];
  distinct?: boolean;
  /** The table's name. */
  from: string;
  where?: Expression;
  /** Names of selected columns. */
  groupBy?: readonly string[];
  /**
   * Lists of names of selected columns: the rows are added up once by each list, all in one pass. A selected column is null
   * in the rows of a list that it is not in; columns that are grouped by are therefore never null themselves. Not together with `groupBy`.
   */
  groupingSets?: readonly (readonly string[])[];
  /** Names of selected columns. */
  orderBy?: readonly { name: string; direction: 'asc' | 'desc' }[];
  limit?: number;
}
