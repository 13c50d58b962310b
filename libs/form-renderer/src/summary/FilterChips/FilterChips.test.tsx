import { createInsightsTheme, InsightsThemeProvider, LocaleProvider } from '@agency-insights/ui-kit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { describeFilters } from '../../filters.ts';
import { FilterChips } from '../../index.ts';
import { fr } from '../../locales/fr.ts';
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
  it('FilterChips joins name and value as in the language of the page: French has a space before a colon [PLUS-40]', () => {
    render(
      <LocaleProvider locale="fr-FR" texts={fr}>
        <FilterChips chips={chips} onRemove={() => undefined} />
      </LocaleProvider>,
    );
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Name\u00a0: Lone Star');
  });

  it('FilterChips keeps the value of a filter apart, as its name is cut off first', () => {
    render(<FilterChips chips={chips} onRemove={() => undefined} />);
    expect(screen.getByText('Lone Star')).toBeVisible();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^Name: Lone Star$/);
  });

  it('FilterChips shows active filters and, as warnings, unknown ones, each with a remove button [PLUS-20]', async () => {
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

  it('FilterChips opens the field of a filter, never of an unknown one [PLUS-20]', async () => {
    const onOpen = jest.fn();
    const { container } = render(
      <InsightsThemeProvider theme={theme}>
        <FilterChips chips={chips} onOpen={onOpen} openFieldId="name" onRemove={() => undefined} />
      </InsightsThemeProvider>,
    );
    const chip = screen.getByRole('button', { name: 'Name: Lone Star', expanded: true });
    await userEvent.click(chip);
    expect(onOpen.mock.calls).toEqual([[chips[0], chip]]);
    expect(screen.queryByRole('button', { name: 'county: Travis' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('FilterChips keeps the focus among the chips when the keyboard removes one, and in their place after the last', async () => {
    render(<Filters />);
    act(() => screen.getByRole('button', { name: 'Remove b: 2' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove c: 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove a: 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByText('Active filters: none')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After the filters' })).toHaveFocus();
  });

  it('FilterChips keeps the focus in its place when all filters are removed, and otherwise does not move it', async () => {
    render(<Filters />);
    act(() => screen.getByRole('button', { name: 'Clear all' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Active filters: none')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'After the filters' }));
    expect(screen.getByRole('button', { name: 'Clear all' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'After the filters' })).toHaveFocus();
  });

  it('FilterChips does not take the focus from where an application has put it', async () => {
    render(<Filters onCleared={() => screen.getByRole('button', { name: 'After the filters' }).focus()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByText('Active filters: none')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'After the filters' })).toHaveFocus();
  });
});

/** Three filters that can be taken away, and a button behind them that brings them back. */
function Filters({ onCleared = () => undefined }: { onCleared?: () => void }) {
  const all = { a: '1', b: '2', c: '3' };
  const fields = Object.keys(all).map((id) => ({ id, type: 'text' as const }));
  const [values, setValues] = useState<FormValues>(all);
  const remove = (id: string) => setValues(Object.fromEntries(Object.entries(values).filter(([key]) => key !== id)));
  const clear = () => {
    setValues({});
    onCleared();
  };
  return (
    <InsightsThemeProvider theme={theme}>
      <FilterChips
        chips={describeFilters(fields, values).chips}
        onRemove={({ fieldId }) => remove(fieldId)}
        onClearAll={clear}
      />
      <button type="button" onClick={() => setValues(all)}>
        After the filters
      </button>
    </InsightsThemeProvider>
  );
}
