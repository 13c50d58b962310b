import { es as table } from '@agency-insights/data-table/locales/es';
import { es as contract } from '@agency-insights/insights-api/locales/es';
import { es as kit } from '@agency-insights/ui-kit/locales/es';
import type { Pack } from '../Pack.ts';
import own from './es.json';

/** All texts in Spanish, those of the packages among them. */
export const pack: Pack = { own: { ...contract, ...own }, packages: { ...kit, ...table } };
