import type { Expression, Query } from './Query.ts';
import type { Parameter, SqlDialect, Statement } from './SqlDialect.ts';

const identifier = /^[a-z][a-z0-9_]*$/;

/** Defence in depth: names only come from the product's code. */
function name(text: string): string {
  if (!identifier.test(text)) throw new TypeError(`"${text}" is not a name that a query may use`);
  return `"${text}"`;
}

/**
 * Returns the position of a selected column for grouping and sorting, which every engine supports, also for expressions
 * with parameters.
 */
function ordinal(query: Query, selected: string): number {
  const position = query.select.findIndex((c) => c.name === selected);
  if (position < 0) throw new TypeError(`"${selected}" is not selected`);
  return position + 1;
}

function ordinals(query: Query, names: readonly string[]): string {
  return names.map((selected) => ordinal(query, selected)).join(', ');
}

/** Whether a divisor is a value other than 0, or a power of one. */
function isNeverZero(divisor: Expression): boolean {
  if (divisor.kind === 'value') return Number(divisor.value) !== 0;
  return (
    divisor.kind === 'call' &&
    divisor.name === 'power' &&
    divisor.arguments[0] !== undefined &&
    isNeverZero(divisor.arguments[0])
  );
}

/**
 * Writes a query as SQL text and its parameters. Every value becomes a placeholder; the text contains only names,
 * operators and functions of the AST. @throws TypeError for a name with characters other than lower-case letters,
 * digits and underscores, or that is not selected, and for a divisor that may be 0
 */
export function writeSql(query: Query, dialect: SqlDialect): Statement {
  const writer = new SqlWriter(dialect);
  const sql = writer.query(query);
  return { sql, parameters: writer.parameters };
}

class SqlWriter {
  readonly parameters: Parameter[] = [];
  readonly #dialect: SqlDialect;

  constructor(dialect: SqlDialect) {
    this.#dialect = dialect;
  }

  /** Writes clauses in the order of the text: some engines number placeholders by position. */
  query(query: Query): string {
    const columns = query.select.map((c) => `${this.#expression(c.expression)} AS ${name(c.name)}`);
    const parts = [
      `SELECT ${query.distinct ? 'DISTINCT ' : ''}${columns.join(', ')}`,
      `FROM ${name(this.#table(query))}`,
    ];
    if (query.where) parts.push(`WHERE ${this.#expression(query.where)}`);
    if (query.groupBy?.length) parts.push(`GROUP BY ${ordinals(query, query.groupBy)}`);
    if (query.groupingSets?.length)
      parts.push(`GROUP BY GROUPING SETS (${query.groupingSets.map((set) => `(${ordinals(query, set)})`).join(', ')})`);
    if (query.orderBy?.length) {
      parts.push(
        `ORDER BY ${query.orderBy.map((o) => `${ordinal(query, o.name)} ${o.direction === 'asc' ? 'ASC' : 'DESC'} NULLS LAST`).join(', ')}`,
      );
    }
    if (query.limit !== undefined) parts.push(`LIMIT ${this.#integer(query.limit)}`);
    return parts.join(' ');
  }

  #table({ from, isOfFewAgencies }: Query): string {
    return (isOfFewAgencies && this.#dialect.copiesByAgency?.[from]) || from;
  }

  #integer(n: number): string {
    if (!Number.isSafeInteger(n) || n < 0) throw new TypeError(`${n} is not a row count`);
    return String(n);
  }

  #parameter(parameter: Parameter): string {
    this.parameters.push(parameter);
    return this.#dialect.placeholder(this.parameters.length, parameter);
  }

  #list(expressions: readonly Expression[], separator: string): string {
    return expressions.map((e) => this.#expression(e)).join(separator);
  }

  /** Writes the right side of a comparison with `left`. */
  #compared(left: Expression, right: Expression): string {
    return left.kind === 'column' && right.kind === 'value'
      ? this.#parameter({ type: right.type, value: right.value, compared: true })
      : this.#expression(right);
  }

  #expression(e: Expression): string {
    switch (e.kind) {
      case 'column':
        return name(e.name);
      case 'value':
        return this.#parameter({ type: e.type, value: e.value });
      case 'call':
        return this.#dialect.call(
          e.name,
          e.arguments.map((a) => this.#expression(a)),
        );
      case 'arithmetic':
        if (e.operator === '/' && !isNeverZero(e.right)) throw new TypeError('A query may divide by 0');
        return `(${this.#expression(e.left)} ${e.operator} ${this.#expression(e.right)})`;
      case 'compare':
        return `(${this.#expression(e.left)} ${e.operator} ${this.#compared(e.left, e.right)})`;
      case 'cast':
        return `CAST(${this.#expression(e.operand)} AS ${this.#dialect.typeName(e.to)})`;
      case 'in':
        return e.values.length === 0
          ? 'FALSE'
          : `(${this.#expression(e.operand)} IN (${e.values.map((v) => this.#compared(e.operand, v)).join(', ')}))`;
      case 'inIds':
        return `(${this.#dialect.isAmongIds(this.#expression(e.operand), this.#parameter({ type: 'ids', value: e.ids }))})`;
      case 'isNull':
        return `(${this.#expression(e.operand)} IS NULL)`;
      case 'and':
      case 'or':
        return `(${this.#list(e.operands, e.kind === 'and' ? ' AND ' : ' OR ')})`;
      case 'not':
        return `(NOT ${this.#expression(e.operand)})`;
      case 'constant':
        return e.value ? 'TRUE' : 'FALSE';
    }
  }
}
