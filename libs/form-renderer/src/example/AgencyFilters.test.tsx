import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgencyFilters } from './AgencyFilters.test-support.tsx';

describe('the example of the README', () => {
  beforeEach(() => {
    globalThis.fetch = async () =>
      Object.assign(Object.create(null), {
        ok: true,
        json: async () => [
          { code: 'TX', name: 'Texas' },
          { code: 'OK', name: 'Oklahoma' },
        ],
      });
  });

  it('The README example chooses, describes, applies, clears and undoes', async () => {
    const onFilters = jest.fn();
    render(<AgencyFilters applied={{ premium: { min: 1_000_000, max: null } }} onFilters={onFilters} />);
    await userEvent.click(await screen.findByRole('combobox', { name: 'State' }));
    await userEvent.click(screen.getByRole('option', { name: /Oklahoma/ }));
    await userEvent.click(screen.getByRole('option', { name: /Texas/ }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Agencies in Oklahoma or Texas with premium over $1M')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onFilters).toHaveBeenLastCalledWith({ state: 'OK,TX', premium: '[1000000,inf)' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onFilters).toHaveBeenLastCalledWith({});
    expect(screen.getByText('Agencies')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Agencies in Oklahoma or Texas with premium over $1M')).toBeInTheDocument();
  });

  it('The README example shows that data is missing when the server responds with an error', async () => {
    globalThis.fetch = async () => Object.assign(Object.create(null), { ok: false, status: 500, json: async () => [] });
    render(<AgencyFilters applied={{}} onFilters={() => undefined} />);
    expect(await screen.findByRole('button', { name: 'Try again: State' })).toBeInTheDocument();
  });
});
