import type { BenchOption } from './contract.ts';

const places = [
  'Cedar Ridge',
  'Fox Hollow',
  'Lexington',
  'Prairie',
  'Harbor',
  'Knoxville',
  'Summit',
  'Maple Grove',
  'Stone Bridge',
  'Rio Grande',
  'Bluff',
  'Phoenix',
];
const kinds = [
  'Insurance Agency',
  'Risk Partners',
  'Coverage Group',
  'Brokerage',
  'Underwriters',
  'Benefit Services',
  'Assurance',
];

/** Unique agency names with numbers, in a mixed order. */
export function makeOptions(count: number): BenchOption[] {
  return Array.from({ length: count }, (_, position) => {
    const place = places[(position * 7) % places.length];
    const kind = kinds[(position * 3) % kinds.length];
    return { value: `A${position}`, label: `${place} ${kind} ${100_000 + position}` };
  });
}

/** Values spread evenly over the options. */
export function spreadValues(options: readonly BenchOption[], count: number): string[] {
  const step = options.length / Math.max(count, 1);
  return Array.from({ length: count }, (_, index) => options[Math.floor(index * step)]?.value ?? '');
}

/** Returns the labels that contain a text in any case, the expected result of every contestant. */
export function labelsWith(options: readonly BenchOption[], text: string): string[] {
  return options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())).map(({ label }) => label);
}
