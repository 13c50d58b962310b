import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactElement } from 'react';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { CitiesOfState } from './CitiesOfState.test-support.tsx';
import { VisitForm } from './VisitForm.test-support.tsx';
import { VisitHookForm } from './VisitHookForm.test-support.tsx';
import { VisitRules } from './VisitRules.test-support.tsx';

const show = (page: ReactElement) => render(<InsightsThemeProvider>{page}</InsightsThemeProvider>);
const box = (name: string) => screen.getByRole('textbox', { name });
const choose = async (field: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('a submitted form', () => {
  it('A submitted form shows what is wrong, moves the focus there, and sends only valid values', async () => {
    const onSend = jest.fn();
    const { container } = show(<VisitForm onSend={onSend} />);
    await screen.findByRole('button', { name: /^Day/ });
    await userEvent.type(box('Policies'), '0');
    await send();
    expect(onSend).not.toHaveBeenCalled();
    expect(box('Agency')).toHaveFocus();
    expect(box('Agency')).toHaveAccessibleDescription('Agency is required');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveAccessibleDescription('State is required');
    expect(box('Policies')).toHaveAccessibleDescription('Enter 1 or more');
    expect(await axe(container)).toHaveNoViolations();
    const refusal = screen.getByText('Agency: Agency is required');
    expect(refusal).toHaveAttribute('role', 'status');
    await userEvent.type(box('Agency'), 'Al');
    // It no longer holds.
    expect(refusal).toBeEmptyDOMElement();
    expect(box('Agency')).toHaveAccessibleDescription('Enter at least 3 characters');
    await userEvent.type(box('Agency'), 'amo');
    expect(box('Agency')).not.toHaveAccessibleDescription();
    await choose('State', 'TX');
    await userEvent.clear(box('Policies'));
    await userEvent.type(box('Policies'), '12');
    await userEvent.type(box('Reason'), 'Renewals');
    await send();
    expect(onSend).toHaveBeenCalledWith({ agency: 'Alamo', state: 'TX', policies: 12, reason: 'Renewals' });
  });

  it('A submitted form puts its values into the native form and resets with it', async () => {
    const { container } = show(<VisitForm onSend={jest.fn()} />);
    await screen.findByRole('button', { name: /^Day/ });
    await userEvent.type(box('Agency'), 'Alamo');
    await choose('State', 'OK');
    await userEvent.type(box('Policies'), '1,200{Enter}');
    const submitted = () =>
      Object.fromEntries(new FormData(container.querySelector('form') as HTMLFormElement).entries());
    expect(submitted()).toEqual({ agency: 'Alamo', state: 'OK', policies: '1200', reason: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(submitted()).toEqual({ agency: '', reason: '' });
    expect(box('Agency')).toHaveValue('');
  });

  it('A form works inside react-hook-form, next to fields of the kit', async () => {
    const onSend = jest.fn();
    show(<VisitHookForm onSend={onSend} />);
    await send();
    await waitFor(() => expect(box('Contact')).toHaveAccessibleDescription('Enter a contact'));
    expect(box('Policies')).toHaveAccessibleDescription('Policies is required');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(box('Contact'), 'Ada');
    await choose('State', 'TX');
    await userEvent.type(box('Policies'), '3');
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalled());
    expect(onSend.mock.lastCall?.[0]).toEqual({ contact: 'Ada', state: 'TX', details: { policies: 3 } });
  });

  it('A form shows problems that ajv finds beyond the rules of the schema', async () => {
    show(<VisitRules />);
    await userEvent.type(screen.getByRole('combobox', { name: 'States' }), 'TX{Enter}OK{Enter}LA{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(box('Agency')).toHaveAccessibleDescription('Agency is required');
    expect(screen.getByRole('combobox', { name: 'States' })).toHaveAccessibleDescription(
      /must NOT have more than 2 items/,
    );
  });
});

describe('options from a REST endpoint', () => {
  const answer = (items: object[]) =>
    Object.assign(Object.create(null), { ok: true, json: async () => ({ data: { items } }) });

  it('REST options load for the values that they depend on and follow a search', async () => {
    const asked = jest.fn(async (..._request: Parameters<typeof fetch>) => answer([{ id: 'atx', name: 'Austin' }]));
    globalThis.fetch = asked;
    show(<CitiesOfState />);
    await act(async () => undefined);
    expect(asked).not.toHaveBeenCalled();
    await choose('State', 'TX');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    const [url, init] = asked.mock.calls[0] ?? [];
    expect(url).toBe('http://localhost/api/states/TX/cities?sort=name&limit=50');
    expect(init).toMatchObject({ credentials: 'same-origin', redirect: 'error', headers: { 'accept-language': 'en' } });
    await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'Au');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        'http://localhost/api/states/TX/cities?starts=Au&limit=50',
        expect.anything(),
      ),
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Austin' }));
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Austin');
  });
});
