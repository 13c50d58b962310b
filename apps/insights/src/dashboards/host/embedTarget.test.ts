import { embedTarget } from './embedTarget.ts';

describe('embedTarget', () => {
  const options = {
    dashboardId: 'agency',
    hideFilters: [],
    embedDomain: 'https://insights.test',
    filters: { agency_id: '17', agency_state: null, line: undefined, carrier: '' },
    showFiltersBar: true,
  } as const;

  it('contains the dashboard and only filters with a value [APP-ROUTE-1]', () => {
    expect(embedTarget(options)).toBe('/embed/dashboards/agency?agency_id=17&embed_domain=https%3A%2F%2Finsights.test');
    expect(embedTarget({ ...options, theme: null })).not.toContain('theme');
    expect(embedTarget({ ...options, theme: 'dark', showFiltersBar: false })).toContain(
      `theme=dark&_theme=${encodeURIComponent('{"show_filters_bar":false}')}`,
    );
  });

  it('contains the language and region of the page unless they are the dashboards’ defaults [PLUS-40]', () => {
    expect(embedTarget({ ...options, language: 'de-AT' })).toContain('language=de-AT');
    expect(embedTarget({ ...options, language: 'en-US' })).toBe(embedTarget(options));
  });
});
