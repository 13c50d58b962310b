import type { PartPacks } from '../language/PartTexts.tsx';

/** The texts around the pages of the help center by language. */
export const helpTexts: PartPacks = {
  de: () => import('../language/packs/help/de.json'),
  es: () => import('../language/packs/help/es.json'),
  fr: () => import('../language/packs/help/fr.json'),
};
