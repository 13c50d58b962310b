import { embedTarget } from './embedTarget.ts';

describe('embedTarget', () => {
  const options = {
    dashboardId: 'agency',
    hideFilters: [],
    embedDomain: 'https://insights.test',
    filters: { agency_id: '17', agency_state: null, line: undefined, carrier: '' },
    showFiltersBar: true,
  } as const;

  it('leads to the dashboard with the filters that have a value, and skips the others [APP-ROUTE-1]', () => {
    expect(embedTarget(options)).toBe('/embed/dashboards/agency?agency_id=17&embed_domain=https%3A%2F%2Finsights.test');
    expect(embedTarget({ ...options, theme: null })).not.toContain('theme');
    expect(embedTarget({ ...options, theme: 'dark', showFiltersBar: false })).toContain(
      `theme=dark&_theme=${encodeURIComponent('{"show_filters_bar":false}')}`,
    );
  });

  it('names the language and the region of the page, but for those that dashboards have without it [PLUS-40]', () => {
    expect(embedTarget({ ...options, language: 'de-AT' })).toContain('language=de-AT');
    expect(embedTarget({ ...options, language: 'en-US' })).toBe(embedTarget(options));
  });
});
