import type { SessionPack } from '../texts/SessionTexts.ts';

/** The texts of sessions in German. */
export const de: SessionPack = {
  session: {
    loading: 'Wird geladen …',
    unavailable: 'Der Anmeldedienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    tryAgain: 'Erneut versuchen',
    permissions: {
      'viewable:insights_pl': 'Insights Privatkunden',
      'viewable:insights_cl': 'Insights Gewerbekunden',
      'viewable:benchmarks': 'Benchmarks',
    },
  },
};
