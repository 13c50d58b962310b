import type { LocaleTexts } from '@agency-insights/ui-kit';
import type { Text } from './texts.ts';

/** All texts of a language; the compiler refuses a pack without one of them. */
export interface Pack {
  /** Those of the dashboards and of the contract. */
  own: Readonly<Record<Text, string>>;
  /** Those of the packages. */
  packages: LocaleTexts;
}
