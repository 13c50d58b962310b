import { InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { describeFilters } from '../../filters.ts';
import { FilterChips } from '../../index.ts';
import type { FormValues } from '../../index.ts';

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
    const [, unknown] = screen.getAllByRole('listitem');
    expect(unknown).toHaveTextContent('county: Travis');
    expect(unknown?.firstElementChild).toHaveAttribute('data-color', 'warning');
    expect(within(unknown as HTMLElement).getByRole('img', { name: 'No field has the filter "county"' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove county: Travis' }));
    expect(onRemove).toHaveBeenLastCalledWith(chips[1]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Name: Lone Star' }));
    expect(onRemove).toHaveBeenLastCalledWith(chips[0]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(onClearAll).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keeps the focus among the chips when one is taken away by keyboard', async () => {
    const fields = ['a', 'b', 'c'].map((id) => ({ id, type: 'text' as const }));
    function Filters() {
      const [values, setValues] = useState<FormValues>({ a: '1', b: '2', c: '3' });
      const remove = (id: string) =>
        setValues(Object.fromEntries(Object.entries(values).filter(([key]) => key !== id)));
      return <FilterChips chips={describeFilters(fields, values).chips} onRemove={({ fieldId }) => remove(fieldId)} />;
    }
    render(
      <InsightsThemeProvider theme={theme}>
        <Filters />
      </InsightsThemeProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Remove b: 2' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove c: 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove a: 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
