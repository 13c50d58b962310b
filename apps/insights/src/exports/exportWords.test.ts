import type { ExportTask } from '@agency-insights/insights-api';
import { englishWords } from '../language/createWords.ts';
import { outcomeOf, titleOf } from './exportWords.ts';

const task: ExportTask = {
  task_id: 't1',
  export_file: 'marketing_insights/exports/imi_agency_details_dashboard.export',
  filters: [{ label: 'Effective date', value: 'Jan 1, 2026 to Jan 31, 2026' }],
  agencies_named: null,
  status: 'SUCCESS',
  result: '/file',
  file_name: 'Kramer & Sons Insights 28112026.xlsx',
  rows: 264,
  total_rows: 264,
  error: null,
  created_at: '2026-11-28T10:00:00Z',
  finished_at: '2026-11-28T10:00:05Z',
};

describe('the words of an export', () => {
  it('begin with the agency of a dashboard, and do not count the rows of its sheets [PLUS-8]', () => {
    expect(titleOf(task, englishWords)).toBe('Kramer & Sons Insights · Effective date: Jan 1, 2026 to Jan 31, 2026');
    expect(titleOf({ ...task, file_name: null, filters: [] }, englishWords)).toBe('Agency profile');
    expect(outcomeOf(task, englishWords)).toMatch(/^Nov 28/);
  });

  it('are the filters of a search, with its rows', () => {
    const search = {
      ...task,
      export_file: 'marketing_insights/exports/imi_agency_search.export',
      file_name: 'MI Search Results 28112026.xlsx',
    };
    expect(titleOf(search, englishWords)).toBe('Effective date: Jan 1, 2026 to Jan 31, 2026');
    expect(outcomeOf(search, englishWords)).toMatch(/^264 rows · Nov 28, \d+:\d\d\s[AP]M$/);
  });
});
