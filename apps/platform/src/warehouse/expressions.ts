import type { Expression, FunctionName, Value, ValueType } from './Query.ts';

/** Returns a column of the query's table. */
export function column(name: string): Expression {
  return { kind: 'column', name };
}

/** Returns a bound parameter. */
export function value(type: ValueType, content: string | number): Value {
  return { kind: 'value', type, value: content };
}

/** Returns a function call. */
export function call(name: FunctionName, ...parameters: Expression[]): Expression {
  return { kind: 'call', name, arguments: parameters };
}

/** Converts `operand` to another type. */
export function cast(operand: Expression, to: ValueType): Expression {
  return { kind: 'cast', to, operand };
}

/** Returns a sum, difference, product or quotient of two scalars. */
export function arithmetic(left: Expression, operator: '*' | '/' | '+' | '-', right: Expression): Expression {
  return { kind: 'arithmetic', operator, left, right };
}

/** Returns a comparison of two scalars. */
export function compare(left: Expression, operator: '=' | '<' | '<=' | '>' | '>=', right: Expression): Expression {
  return { kind: 'compare', operator, left, right };
}

/** Returns true or false as a condition. */
export const always: Expression = { kind: 'constant', value: true };
export const never: Expression = { kind: 'constant', value: false };

/** Returns the conjunction of conditions; true without any. Folds constants. */
export function allOf(conditions: readonly (Expression | undefined)[]): Expression {
  const operands = conditions.filter((c): c is Expression => c !== undefined && !isConstant(c, true));
  if (operands.some((c) => isConstant(c, false))) return never;
  const [first] = operands;
  if (!first) return always;
  return operands.length === 1 ? first : { kind: 'and', operands };
}

/** Returns the disjunction of conditions; false without any. */
export function anyOf(conditions: readonly Expression[]): Expression {
  const operands = conditions.filter((c) => !isConstant(c, false));
  if (operands.some((c) => isConstant(c, true))) return always;
  const [first] = operands;
  if (!first) return never;
  return operands.length === 1 ? first : { kind: 'or', operands };
}

/** Negates a condition. */
export function not(operand: Expression): Expression {
  return operand.kind === 'constant' ? { kind: 'constant', value: !operand.value } : { kind: 'not', operand };
}

/** Whether an expression is the constant `expected`. */
export function isConstant(expression: Expression, expected: boolean): boolean {
  return expression.kind === 'constant' && expression.value === expected;
}
