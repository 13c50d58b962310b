/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

let isReported = false;

/** Warns once on the console, while developing, of a component outside the kit's theme. */
export function reportMissingTheme(theme: object): void {
  if (process.env.NODE_ENV !== 'development' || isReported || 'insights' in theme) return;
  isReported = true;
  // eslint-disable-next-line no-console -- there is no logger without a provider
  console.warn('A component has the wrong look without its theme: wrap the application in InsightsThemeProvider once.');
}
