/** SQL types of parameters and results. */
export type ValueType = 'integer' | 'bigint' | 'double' | 'text' | 'date';

/** An external value: always a bound parameter, never part of the SQL text. Dates are `yyyy-mm-dd`. */
export interface Value {
  kind: 'value';
  type: ValueType;
  value: string | number;
}

/** Functions that every engine must support, by their names in the AST. */
export type FunctionName =
  'sum' | 'count' | 'min' | 'max' | 'floor' | 'log10' | 'power' | 'greatest' | 'dateText' | 'timestampText';

/** A scalar, an aggregate or a condition. */
export type Expression =
  | { kind: 'column'; name: string }
  | Value
  | { kind: 'call'; name: FunctionName; arguments: readonly Expression[] }
  /** A divisor is a value other than 0, or a power of one: x / 0 is infinite in DuckDB and ClickHouse, an error in PostgreSQL. */
  | { kind: 'arithmetic'; operator: '*' | '/' | '+' | '-'; left: Expression; right: Expression }
  /** Only `floor` makes a fraction whole: a cast of one rounds in DuckDB and PostgreSQL, and truncates in ClickHouse. */
  | { kind: 'cast'; to: ValueType; operand: Expression }
  | { kind: 'compare'; operator: '=' | '<' | '<=' | '>' | '>='; left: Expression; right: Expression }
  /** One of a few values, each a parameter. */
  | { kind: 'in'; operand: Expression; values: readonly Value[] }
  /** One of any number of ids, small non-null integers from 0; a single parameter. */
  | { kind: 'inIds'; operand: Expression; ids: Int32Array }
  | { kind: 'isNull'; operand: Expression }
  | { kind: 'and' | 'or'; operands: readonly Expression[] }
  | { kind: 'not'; operand: Expression }
  | { kind: 'constant'; value: boolean };

/**
 * A select over one table of the set. Immutable; a dialect writes it as SQL. Has no joins: the fact is aggregated by
 * id, and names are looked up in the dimensions afterwards.
 */
export interface Query {
  select: readonly { name: string; expression: Expression }[];
  distinct?: boolean;
  /** The table's name. */
  from: string;
  /** Hint that the rows of few agencies match: an engine with a copy of the table sorted by agency reads the copy. */
  isOfFewAgencies?: boolean;
  where?: Expression;
  /** Names of selected columns. */
  groupBy?: readonly string[];
  /**
   * Lists of names of selected columns: rows are aggregated once by each list, in one pass. A selected column is null
   * in the rows of lists without it, so grouped columns must not contain nulls. Excludes `groupBy`.
   */
  groupingSets?: readonly (readonly string[])[];
  /** Names of selected columns. */
  orderBy?: readonly { name: string; direction: 'asc' | 'desc' }[];
  limit?: number;
}
