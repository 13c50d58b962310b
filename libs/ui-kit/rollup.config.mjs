import { leaveOut } from '../../tools/build/leaveOut.ts';
import { libConfig } from '../../tools/build/rollup.mjs';

export default libConfig(
  import.meta.dirname,
  {
    index: 'src/index.ts',
    testing: 'src/testing.ts',
    playwright: 'src/playwright.ts',
    'locales/de': 'src/locales/de.ts',
    'locales/es': 'src/locales/es.ts',
    'locales/fr': 'src/locales/fr.ts',
  },
  { plugins: [leaveOut()] },
);
