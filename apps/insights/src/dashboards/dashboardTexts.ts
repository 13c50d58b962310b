import type { PartPacks } from '../language/PartTexts.tsx';

/** The texts of the pages of dashboards by language. Each is loaded with the first of these pages. */
export const dashboardTexts: PartPacks = {
  de: () => import('../language/packs/dashboards/de.json'),
  es: () => import('../language/packs/dashboards/es.json'),
  fr: () => import('../language/packs/dashboards/fr.json'),
};
