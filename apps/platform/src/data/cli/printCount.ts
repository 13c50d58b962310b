/** Formats a number with its noun: `1 policy`, `1,234 policies`. */
export function printCount(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}
