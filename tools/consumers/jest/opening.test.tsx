import { describe, expect, it } from '@jest/globals';
import { DataTable, rowsSource } from '@agency-insights/data-table';
import {
  DatePicker,
  DateRangePicker,
  InsightsThemeProvider,
  RangeSliderDropdown,
  Select,
} from '@agency-insights/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

const agencies = rowsSource([{ id: 'A1', name: 'Lone Star Risk Advisors' }]);
const columns = [
  { id: 'id', header: 'Number' },
  { id: 'name', header: 'Agency' },
];

/** What opens something, the name of its button, and the role of what opens. */
const cases: [string, ReactElement, RegExp, string][] = [
  ['Select', <Select label="State" options={[{ value: 'TX', label: 'Texas' }]} />, /State/, 'listbox'],
  ['DatePicker', <DatePicker label="Bound" />, /Bound/, 'dialog'],
  ['DateRangePicker', <DateRangePicker label="Effective" />, /Effective/, 'dialog'],
  ['RangeSliderDropdown', <RangeSliderDropdown label="Premium" min={0} max={60} />, /Premium/, 'dialog'],
  [
    'the column picker',
    <DataTable source={agencies} columns={columns} columnPicker aria-label="Agencies" />,
    /Columns/,
    'dialog',
  ],
];

describe('the built packages under Jest', () => {
  it.each(cases)('open %s', async (_name, element, button, role) => {
    render(<InsightsThemeProvider>{element}</InsightsThemeProvider>);
    const opener = screen.queryByRole('button', { name: button }) ?? screen.getByRole('combobox', { name: button });
    await userEvent.click(opener);
    expect(await screen.findByRole(role, {}, { timeout: 20_000 })).toBeTruthy();
  });
});
