import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run help:pictures`: takes the pictures of the help center again, from the built product over the journeys' own data. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.pictures.ts',
  workers: 1,
  reporter: 'list',
  use: { ...journeys.use, viewport: { width: 1280, height: 800 } },
});
