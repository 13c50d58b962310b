import { readNaicsClassification } from './naicsClassification.ts';

let titles: ReadonlyMap<string, string> | undefined;

/** Returns the title of a code of NAICS 2022, of any level; undefined for any other text. */
export function industryTitle(code: string): string | undefined {
  titles ??= new Map(readNaicsClassification().codes.map((one) => [one.code, one.title]));
  return titles.get(code);
}
