import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type * as ReactDomServer from 'react-dom/server';
import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { DataTable } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import { source } from './DataTable.test-support.tsx';

// A server has them, and jsdom does not.
Object.assign(globalThis, { TextEncoder, MessageChannel });
const { renderToString } = jest.requireActual<typeof ReactDomServer>('react-dom/server');

describe('a server-rendered table', () => {
  it('A server-rendered table hydrates as rendered, and then shows the stored page [TABLE-PAGE-2]', async () => {
    const kept = {
      getItem: (key: string) => (key.endsWith(':pagination') ? '{"pageIndex":2,"pageSize":25}' : null),
      setItem: () => undefined,
    };
    const table = (storage: typeof kept | null) => (
      <DataTable aria-label="Agencies" source={source} columns={plainColumns} tableId="t" storage={storage} />
    );
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(table(null));
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(page, table(kept), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByText('51-75 of 120')).toBeInTheDocument();
    act(() => root.unmount());
    page.remove();
  });
});
