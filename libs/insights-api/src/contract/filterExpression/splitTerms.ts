/** A part of an expression and where it begins. */
export interface ExpressionPart {
  text: string;
  position: number;
}

/** Splits an expression at its commas and at OR, but not inside brackets; parts are trimmed. */
export function splitTerms(expression: string): ExpressionPart[] {
  const parts: ExpressionPart[] = [];
  let begin = 0;
  let insideBrackets = false;
  const cut = (end: number, next: number): void => {
    const text = expression.slice(begin, end);
    parts.push({ text: text.trim(), position: begin + text.length - text.trimStart().length });
    begin = next;
  };
  for (let at = 0; at < expression.length; at += 1) {
    const character = expression.charAt(at);
    if (character === '[' || character === '(') insideBrackets = true;
    else if (character === ']' || character === ')') insideBrackets = false;
    else if (insideBrackets) continue;
    else if (character === ',') cut(at, at + 1);
    else if (isOr(expression, at)) cut(at, at + 2);
  }
  cut(expression.length, expression.length);
  return parts;
}

function isOr(expression: string, at: number): boolean {
  if (expression.slice(at, at + 2).toLowerCase() !== 'or') return false;
  return !/[a-z]/i.test(expression.charAt(at - 1)) && !/[a-z]/i.test(expression.charAt(at + 2));
}
