const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeDigits = 10;

/** When an id was made, ISO 8601: its first ten digits say it. */
export function timeOfUlid(id: string): string {
  const ms = [...id.slice(0, timeDigits)].reduce((time, digit) => time * 32 + Math.max(0, digits.indexOf(digit)), 0);
  return new Date(ms).toISOString();
}
