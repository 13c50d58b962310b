import { InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { describeFilters } from '../../filters.ts';
import { FilterChips } from '../../index.ts';

const theme = createInsightsTheme();
const { chips } = describeFilters(
  [{ id: 'name', type: 'text', config: { label: 'Name' } }],
  { name: 'Lone Star' },
  {
    kept: [
      {
        code: 'unknown-key',
        key: 'county',
        fieldId: null,
        expression: 'Travis',
        message: 'No field has the filter "county"',
      },
    ],
  },
);

describe('FilterChips', () => {
  it('shows active filters and, as warnings, those that nobody knows, each to be taken away [PLUS-20]', async () => {
    const onRemove = jest.fn();
    const onClearAll = jest.fn();
    const { container } = render(
      <InsightsThemeProvider theme={theme}>
        <FilterChips chips={chips} onRemove={onRemove} onClearAll={onClearAll} />
      </InsightsThemeProvider>,
    );
    expect(screen.getByRole('list', { name: 'Active filters' })).toBeInTheDocument();
    expect(screen.getByTitle('No field has the filter "county"')).toHaveTextContent('county: Travis');
    await userEvent.click(screen.getByRole('button', { name: 'Remove county: Travis' }));
    expect(onRemove).toHaveBeenLastCalledWith(chips[1]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Name: Lone Star' }));
    expect(onRemove).toHaveBeenLastCalledWith(chips[0]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(onClearAll).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toHaveNoViolations();
  });
});
