import type { PartPacks } from '../language/PartTexts.tsx';

/** The texts of the pages of administration by language. Each is loaded with the first of these pages. */
export const administrationTexts: PartPacks = {
  de: () => import('../language/packs/administration/de.json'),
  es: () => import('../language/packs/administration/es.json'),
  fr: () => import('../language/packs/administration/fr.json'),
};
