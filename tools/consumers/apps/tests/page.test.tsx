import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './Page.tsx';

globalThis.fetch = () => Promise.resolve(Response.json({}));

it('opens what the page loads later', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: /Effective on/ }));
  expect(await screen.findByRole('dialog', {}, { timeout: 20_000 })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('combobox', { name: /State/ }));
  expect(await screen.findByRole('option', { name: 'Texas' })).toBeTruthy();
}, 60_000);
