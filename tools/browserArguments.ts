/** How the pinned Chromium is started: no sandbox inside containers, and the same pixels on every machine. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** For pages that are soon gone: scripts are compiled without optimizing, which takes a tenth of the processor's time. */
export const unoptimizedScripts = '--js-flags=--always-sparkplug,--no-maglev,--no-opt';
