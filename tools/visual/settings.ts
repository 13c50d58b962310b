import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { freePorts } from '../freePorts.ts';
import { windows } from './storyPage.ts';

const root = path.join(import.meta.dirname, '../..');

/** The pictures that stories are held to. */
export const baselinesFolder = path.join(import.meta.dirname, 'baselines');

/** Where pictures that differ are laid down, with a page that shows them. */
export const failuresFolder = path.join(root, '.tmp/visual');

/** The built Storybook; one that lies elsewhere can be checked too. */
export const storybookFolder = path.resolve(root, process.env.STORYBOOK_FOLDER ?? 'storybook-static');

// Workers are processes of their own: they inherit the port that the first process has chosen.
process.env.STORYBOOK_CHECK_PORT ??= String((await freePorts(1))[0]);

/** Where the built Storybook is served while it is checked: on a free port, so that checkouts can be checked at once. */
export const address = `http://127.0.0.1:${process.env.STORYBOOK_CHECK_PORT}`;

/** Only the browser that the lock file pins draws the pixels of the baselines. */
export const isPinnedBrowser = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH;

/** How the browser looks at stories: one window, one language, one time zone, no motion. */
export const contextOptions = {
  baseURL: address,
  viewport: windows.wide,
  locale: 'en-US',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
} as const;

/** Makes the browser draw the same pixels on every processor. */
export const pictureArguments = ['--disable-skia-runtime-opts', '--disable-partial-raster'];

/** Whether new baselines are wanted (`npm run visual -- --update`). */
export function updateRequested(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment['VISUAL_UPDATE'] === '1';
}

/**
 * The browser's environment: signs that Roboto lacks come from the fonts that lie beside the pinned browser, not from
 * what happens to be installed.
 */
export function fontEnvironment(): Record<string, string> {
  const folder = path.join(root, '.tmp/visual-fonts');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'fonts.conf');
  const lines = [`<dir>${path.join(tmpdir(), 'fonts')}</dir>`, `<cachedir>${path.join(folder, 'cache')}</cachedir>`];
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>${lines.join('')}</fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: file };
}
