import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { table } from '@agency-insights/data-table/testing';
import { dropdown } from '@agency-insights/ui-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { OpenedAdministration } from '../testing/OpenedAdministration.test-support.tsx';

const day = 86_400_000;

function entry(id: number, daysAgo: number, email: string) {
  const at = new Date(Date.now() - daysAgo * day).toISOString();
  return { id, at, actor: 'ada@example.com', action: 'blocked', user_id: 'joan', email, details: {} } as const;
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});

describe('AuditPage', () => {
  it('shows what was done today, or in the last days [PLUS-39]', async () => {
    render(
      <InsightsThemeProvider>
        <OpenedAdministration
          address="/administration/audit"
          trail={[entry(3, 0, 'new@example.com'), entry(2, 3, 'recent@example.com'), entry(1, 100, 'old@example.com')]}
        />
      </InsightsThemeProvider>,
    );
    await screen.findByText('old@example.com');
    const shows = async (period: string, emails: string[]) => {
      await dropdown('When').choose(period);
      await waitFor(() => expect(table('Audit trail').rows()).toHaveLength(emails.length));
      for (const email of emails) expect(screen.getByText(email)).toBeInTheDocument();
    };
    await shows('Today', ['new@example.com']);
    await shows('Last 7 days', ['new@example.com', 'recent@example.com']);
    await dropdown('When').clear();
    expect(await screen.findByText('old@example.com')).toBeInTheDocument();
  });
});
