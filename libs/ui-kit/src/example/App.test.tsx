import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './App.test-support.tsx';

describe('the example of the README', () => {
  it('The README example chooses two states and announces them', async () => {
    render(<App />);
    await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
    await userEvent.click(screen.getByRole('option', { name: 'Oklahoma' }));
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Searching in 2 states.')).toBeVisible();
  });

  it('The README contains the example as it runs', () => {
    const withoutLintNotes = readFileSync(path.join(__dirname, 'App.test-support.tsx'), 'utf8').replaceAll(
      /^\/\/ eslint.*\n/gm,
      '',
    );
    expect(readFileSync(path.join(__dirname, '../../README.md'), 'utf8')).toContain(withoutLintNotes.trim());
  });
});
