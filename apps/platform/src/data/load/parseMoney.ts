/** Reason why a text is not an amount of money. */
export type MoneyFault = 'not an amount of money' | 'has fractions of a cent' | 'is too large';

/** Max amount in cents, positive or negative: more than ten billion dollars in one policy is an error in the file. */
export const maxMoneyCents = 1_000_000_000_000;

const plain = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/**
 * Parses an amount in dollars as whole cents, exactly, by moving digits. Accepts `1234.5`, `1,234.50`, `$1,234.50`,
 * `-12`, `12-`, `(12.00)`, `1.5e3`. With `round`, fractions of a cent are rounded half away from zero; without, they
 * are refused.
 */
export function parseMoney(text: string, round = false): number | MoneyFault {
  const { negative, rest } = takeSign(text.trim());
  const match = plain.exec(rest);
  const [, whole = '', fraction = '', exponent = '0'] = match ?? [];
  if (match === null || whole + fraction === '') return 'not an amount of money';

  const digits = whole.replaceAll(',', '') + fraction;
  // Number of digits up to and including cents.
  const centsLength = digits.length - fraction.length + Number(exponent) + 2;
  const kept = centsLength <= 0 ? '' : digits.slice(0, centsLength).padEnd(Math.min(centsLength, 400), '0');
  const lost = centsLength <= 0 ? digits.padStart(digits.length - centsLength, '0') : digits.slice(centsLength);
  if (!round && /[1-9]/.test(lost)) return 'has fractions of a cent';

  const significant = kept.replace(/^0+/, '');
  if (significant.length > 15) return 'is too large';
  const cents = Number(significant || '0') + (round && lost >= '5' ? 1 : 0);
  if (cents > maxMoneyCents) return 'is too large';
  return negative && cents !== 0 ? -cents : cents;
}

/** Removes one sign and one dollar sign; parentheses mean minus. A second sign stays and is refused. */
function takeSign(text: string): { negative: boolean; rest: string } {
  if (text.startsWith('(') && text.endsWith(')'))
    return { negative: true, rest: withoutDollar(text.slice(1, -1).trim()) };
  if (text.endsWith('-')) return { negative: true, rest: withoutDollar(text.slice(0, -1).trimEnd()) };
  const bare = hasSign(text) ? text : withoutDollar(text);
  if (!hasSign(bare)) return { negative: false, rest: bare };
  const rest = bare.slice(1).trimStart();
  return { negative: bare.startsWith('-'), rest: bare === text ? withoutDollar(rest) : rest };
}

function hasSign(text: string): boolean {
  return text.startsWith('-') || text.startsWith('+');
}

function withoutDollar(text: string): string {
  return text.startsWith('$') ? text.slice(1).trimStart() : text;
}
