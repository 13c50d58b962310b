/**
 * Most that each entry of a package may weigh, in KB of gzip, with React, MUI, Emotion and our own other
 * packages outside. The numbers are the goals of docs/architecture.md, "Size".
 */
export const budgets: Record<string, Record<string, number>> = {
  'ui-kit': {},
  // Everything that it exports together; the goal of 18 for a form is held below.
  'form-renderer': { '.': 18.8, './filters': 5.8 },
  'data-table': { '.': 45, './worker': 4 },
  'auth-session': { '.': 8, './react': 8 },
  'insights-api': { '.': 19 },
};

/**
 * Most that importing one thing alone may bring, parts that load later included: the goals for dropdowns (14), the date
 * range (a calendar of 20 and a field of 6), a form from a schema (18) and one button; below them where the kit stands lower, so that growth is seen.
 */
export const importBudgets: Record<string, Record<string, number>> = {
  'ui-kit': { Button: 2.4, Select: 13.6, MultiSelect: 13.6, Autocomplete: 14, DateRangePicker: 14.8 },
  'form-renderer': { 'FormRenderer, useFilterForm': 18 },
};

/**
 * Most that the app may weigh, in KB of gzip, with React and MUI inside: what the home page loads, what Find
 * agencies adds to show agencies, and what its filter panel brings once the screen stands.
 */
export const appBudgets = { firstRoute: 180, findAgencies: 100, filterPanel: 62 };
