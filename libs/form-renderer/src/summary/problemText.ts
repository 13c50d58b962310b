import type { FieldSchema } from '../schema/FieldSchema.ts';
import { fieldName } from '../schema/walkFields.ts';
import { dayText } from './dayText.ts';
import { formatExactly } from './formatAmount.ts';
import type { FieldProblem } from '../values/FieldProblem.ts';
import type { FormWords } from '../texts/formWords.ts';

/** Returns the message of a problem in the language of the page: "Enter 500 or less". */
export function problemText(problem: FieldProblem, field: FieldSchema, { texts, locale }: FormWords): string {
  const { code, limit = 0, message } = problem;
  const { problems } = texts;
  if (message !== undefined) return message;
  const number = () => formatExactly(Number(limit), field.summary?.unit ?? 'number', locale);
  switch (code) {
    case 'required':
      return problems.required(fieldName(field));
    case 'too-short':
      return problems.tooShort(Number(limit), number());
    case 'too-long':
      return problems.tooLong(Number(limit), number());
    case 'too-small':
      return problems.tooSmall(number());
    case 'too-large':
      return problems.tooLarge(number());
    case 'too-early':
      return problems.tooEarly(dayText(String(limit), locale));
    case 'too-late':
      return problems.tooLate(dayText(String(limit), locale));
    case 'not-whole':
      return problems.notWhole;
    case 'not-a-number':
      return texts.notANumber;
    default:
      return problems.pattern;
  }
}
