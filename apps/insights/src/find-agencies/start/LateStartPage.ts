import { lazyPart } from '../../services/lazyPart.ts';

/** In place of agencies where nothing is searched. */
export const LateStartPage = lazyPart(async () => (await import('./StartPage.tsx')).StartPage);
