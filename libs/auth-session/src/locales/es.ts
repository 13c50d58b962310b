import type { SessionPack } from '../texts/SessionTexts.ts';

/** The texts of sessions in Spanish. */
export const es: SessionPack = {
  session: {
    loading: 'Cargando...',
    unavailable:
      'No se pudo contactar con el servicio de inicio de sesión. Compruebe la conexión e inténtelo de nuevo.',
    tryAgain: 'Reintentar',
    permissions: {
      'viewable:insights_pl': 'Insights de seguros personales',
      'viewable:insights_cl': 'Insights de seguros comerciales',
      'viewable:benchmarks': 'comparativas',
    },
  },
};
