import { fr as table } from '@agency-insights/data-table/locales/fr';
import { fr as form } from '@agency-insights/form-renderer/locales/fr';
import { fr as kit } from '@agency-insights/ui-kit/locales/fr';
import app from './fr.json';

/** All texts in French, those of the packages among them. */
export const texts = { ...kit, ...form, ...table, app };
