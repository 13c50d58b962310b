import { es as table } from '@agency-insights/data-table/locales/es';
import { es as form } from '@agency-insights/form-renderer/locales/es';
import { es as kit } from '@agency-insights/ui-kit/locales/es';
import app from './es.json';

/** All texts in Spanish, those of the packages among them. */
export const texts = { ...kit, ...form, ...table, app };
