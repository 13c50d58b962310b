import { readNaicsClassification } from './naicsClassification.ts';

/** A sector of NAICS 2022: a two-digit number or a span of them. */
export interface NaicsSector {
  /** `23`, or a span such as `31-33`. */
  code: string;
  title: string;
  /** First and last two-digit number. */
  first: number;
  last: number;
}

let sectors: readonly NaicsSector[] | undefined;

/** The 20 sectors of NAICS 2022; read at the first call. */
export function naicsSectors(): readonly NaicsSector[] {
  sectors ??= readNaicsClassification()
    .codes.filter(({ level }) => level === 'sector')
    .map(({ code, title }) => {
      const [first = 0, last = first] = code.split('-').map(Number);
      return { code, title, first, last };
    });
  return sectors;
}
