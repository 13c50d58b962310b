import { warnOnce } from '../warnings/warnOnce.ts';

/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

/** Warns once on the console, while developing, of a component outside the kit's theme. */
export function reportMissingTheme(theme: object): void {
  if (process.env.NODE_ENV !== 'development' || 'insights' in theme) return;
  warnOnce('A component has the wrong look without its theme: wrap the application in InsightsThemeProvider once.');
}
