import type { de } from './de.ts';

/** The texts of filters and tiles in another language, by their English. */
export type ContractTexts = Readonly<Record<keyof typeof de, string>>;
