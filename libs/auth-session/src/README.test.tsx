import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** The `App` of the README's example, unchanged; `fetch` replaces the global of that name. */
function readExample(fetch: (url: string) => Promise<unknown>): ComponentType {
  const text = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  const code = /```tsx\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const packages: Record<string, string> = {
    '@agency-insights/auth-session': './index.ts',
    '@agency-insights/auth-session/react': './react/index.ts',
  };
  // Runs esbuild's executable: its library does not run in jsdom.
  const script = execFileSync(
    path.join(__dirname, '../../../node_modules/.bin/esbuild'),
    ['--loader=tsx', '--format=cjs', '--jsx=automatic'],
    {
      input: code,
      encoding: 'utf8',
    },
  );
  const module = { exports: {} as { App?: ComponentType } };
  const load = (name: string): unknown => jest.requireActual(packages[name] ?? name);
  new Function('module', 'exports', 'require', 'fetch', script)(module, module.exports, load, fetch);
  return module.exports.App!;
}

it('The README example loads, greets the user and asks to sign out', async () => {
  const asked: string[] = [];
  const session = {
    user: { email: 'analyst@demo.test', name: 'Ana Lyst' },
    currentUserId: 'u1',
    accessToken: 'token',
    expires: '',
  };
  const answers: Record<string, unknown> = {
    '/api/auth/session': session,
    '/api/permissions': ['viewable:benchmarks'],
    '/api/auth/csrf': { csrfToken: 'csrf-1' },
  };
  const fetch = async (url: string): Promise<unknown> => {
    asked.push(url);
    // jsdom cannot navigate, so the service refuses the sign-out.
    const ok = url in answers;
    return { ok, status: ok ? 200 : 503, headers: { get: () => null }, json: async () => answers[url] ?? {} };
  };
  globalThis.fetch = fetch as typeof globalThis.fetch;
  const App = readExample(fetch);
  render(<App />);
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await screen.findByText('Hello Ana Lyst. Ask your administrator for access.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked).toEqual(['/api/auth/session', '/api/permissions', '/api/auth/csrf', '/api/auth/signout']);
});
