import { libConfig } from '../../tools/build/rollup.mjs';

export default libConfig(import.meta.dirname, {
  index: 'src/index.ts',
  filters: 'src/filters.ts',
  people: 'src/people.ts',
  tracking: 'src/tracking.ts',
  workbook: 'src/workbook.ts',
  authorization: 'src/authorization.ts',
  catalogue: 'src/catalogue.ts',
  'contract/index': 'src/contract/index.ts',
  'locales/de': 'src/locales/de.ts',
  'locales/es': 'src/locales/es.ts',
  'locales/fr': 'src/locales/fr.ts',
});
