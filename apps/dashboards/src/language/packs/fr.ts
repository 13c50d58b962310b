import { fr as table } from '@agency-insights/data-table/locales/fr';
import { fr as contract } from '@agency-insights/insights-api/locales/fr';
import { fr as kit } from '@agency-insights/ui-kit/locales/fr';
import type { Pack } from '../Pack.ts';
import own from './fr.json';

/** All texts in French, those of the packages among them. */
export const pack: Pack = { own: { ...contract, ...own }, packages: { ...kit, ...table } };
