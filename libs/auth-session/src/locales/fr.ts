import type { SessionPack } from '../texts/SessionTexts.ts';

/** The texts of sessions in French. */
export const fr: SessionPack = {
  session: {
    loading: 'Chargement...',
    unavailable: 'Le service de connexion est injoignable. Vérifiez la connexion et réessayez.',
    tryAgain: 'Réessayer',
    permissions: {
      'viewable:insights_pl': 'Insights assurances des particuliers',
      'viewable:insights_cl': 'Insights assurances des entreprises',
      'viewable:benchmarks': 'comparaisons',
    },
  },
};
