import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type * as ReactDomServer from 'react-dom/server';
import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { Filters, schema } from './everyType.test-support.tsx';

// A server has them, and jsdom does not.
Object.assign(globalThis, { TextEncoder, MessageChannel });
const { renderToString } = jest.requireActual<typeof ReactDomServer>('react-dom/server');

describe('a server-rendered form of all types', () => {
  it('A server-rendered form hydrates without a warning, and then loads its data', async () => {
    const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Filters />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Lone Star');
    expect(screen.getByRole('group', { name: 'City', busy: true })).toBeInTheDocument();
    const drawn = page.querySelectorAll('[data-field]').length;
    // What it prints without a window is the server's test to say.
    print.mockClear();
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(page, <Filters />, { onRecoverableError }));
    expect(drawn).toBe(schema.length + 2);
    expect(page.querySelectorAll('[data-field]')).toHaveLength(drawn);
    expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('Austin, TX');
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(print).not.toHaveBeenCalled();
    act(() => root.unmount());
    page.remove();
    print.mockRestore();
  });
});
