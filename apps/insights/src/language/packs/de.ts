import { de as table } from '@agency-insights/data-table/locales/de';
import { de as form } from '@agency-insights/form-renderer/locales/de';
import { de as kit } from '@agency-insights/ui-kit/locales/de';
import app from './de.json';

/** All texts in German, those of the packages among them. */
export const texts = { ...kit, ...form, ...table, app };
