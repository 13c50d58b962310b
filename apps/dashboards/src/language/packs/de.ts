import { de as table } from '@agency-insights/data-table/locales/de';
import { de as contract } from '@agency-insights/insights-api/locales/de';
import { de as kit } from '@agency-insights/ui-kit/locales/de';
import type { Pack } from '../Pack.ts';
import own from './de.json';

/** All texts in German, those of the packages among them. */
export const pack: Pack = { own: { ...contract, ...own }, packages: { ...kit, ...table } };
