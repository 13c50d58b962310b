/**
 * Most that each entry of a package may weigh, in KB of gzip, with React, MUI, Emotion and our own other
 * packages outside. The numbers are the goals of docs/architecture.md, "Size".
 */
export const budgets: Record<string, Record<string, number>> = {
  'ui-kit': {},
  'form-renderer': { '.': 18 },
  'data-table': { '.': 45 },
  'auth-session': { '.': 8, './react': 8 },
  'insights-api': { '.': 19 },
};
