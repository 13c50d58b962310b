import type { ExportTask } from '@agency-insights/insights-api';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportRow } from './ExportRow.tsx';

const task: ExportTask = {
  task_id: 't1',
  export_file: 'marketing_insights/exports/imi_agency_search.export',
  filters: [{ label: 'Agency state', value: 'Texas' }],
  agencies_named: null,
  status: 'SUCCESS',
  result: '/file',
  file_name: 'MI Search Results 28112026.xlsx',
  rows: 264,
  total_rows: 264,
  error: null,
  created_at: '2026-11-28T10:00:00Z',
  finished_at: '2026-11-28T10:00:05Z',
};

it('the buttons of an export have short names, and descriptions that tell exports apart [PLUS-8]', async () => {
  render(
    <InsightsThemeProvider>
      <ul>
        <ExportRow task={task} job={undefined} onDownload={() => undefined} onRemove={async () => undefined} />
      </ul>
    </InsightsThemeProvider>,
  );
  const description = /^Agency state: Texas 264 rows · Nov 28/;
  expect(screen.getByRole('button', { name: 'Download' })).toHaveAccessibleDescription(description);
  const remove = screen.getByRole('button', { name: 'Delete' });
  expect(remove).toHaveAccessibleDescription(description);
  await userEvent.click(remove);
  expect(screen.getByRole('group', { name: 'Delete this file?' })).toHaveAccessibleDescription(description);
});
