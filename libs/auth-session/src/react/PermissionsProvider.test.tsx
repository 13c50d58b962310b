import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { insightsPermissions } from '../permissions/permissions.ts';
import { PermissionsProvider } from './PermissionsProvider.tsx';
import { usePermissions } from './usePermissions.ts';

function Access() {
  const { status, has, hasAny, retry } = usePermissions();
  return (
    <>
      <p>
        {status} insights: {String(hasAny(insightsPermissions))}, benchmarks: {String(has('viewable:benchmarks'))}
      </p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </>
  );
}

describe('PermissionsProvider', () => {
  it('PermissionsProvider fetches the permissions once, however often it renders [AUTH-PERM-3] [AUTH-PERM-2]', async () => {
    const asked: number[] = [];
    const page = (render: number) => (
      <StrictMode>
        <PermissionsProvider load={async () => (asked.push(render), ['viewable:insights_cl'])}>
          <Access />
          <Access />
        </PermissionsProvider>
      </StrictMode>
    );
    const { rerender } = render(page(1));
    expect(screen.getAllByText('loading insights: false, benchmarks: false')).toHaveLength(2);
    expect(await screen.findAllByText('ready insights: true, benchmarks: false')).toHaveLength(2);
    rerender(page(2));
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    expect(screen.getAllByText('ready insights: true, benchmarks: false')).toHaveLength(2);
    expect(asked).toEqual([1]);
  });

  it('PermissionsProvider grants nothing after an error, and tries again on demand', async () => {
    const answers = [() => Promise.reject(new Error('down')), () => Promise.resolve(['viewable:benchmarks'])];
    render(
      <PermissionsProvider load={() => answers.shift()!()}>
        <Access />
      </PermissionsProvider>,
    );
    expect(await screen.findByText('error insights: false, benchmarks: false')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ready insights: false, benchmarks: true')).toBeVisible();
  });

  it('usePermissions throws an error that names the missing provider', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Access />)).toThrow(
      'usePermissions was called outside a PermissionsProvider. Wrap the page in <PermissionsProvider load={…}>.',
    );
    quiet.mockRestore();
  });
});
