import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { MfaStatusAnswer } from '../mfa/createMfaEnrollment.ts';
import { MfaProvider } from './MfaProvider.tsx';
import { useMfa } from './useMfa.ts';

function Prompt() {
  const { status, isPrompting, skip } = useMfa();
  return (
    <>
      <p>
        {status}, {isPrompting ? 'asks' : 'does not ask'}
      </p>
      <button type="button" onClick={skip}>
        Skip for now
      </button>
    </>
  );
}

beforeEach(() => localStorage.clear());

describe('MfaProvider', () => {
  it('MfaProvider requests the status once, and follows the status and the user’s reply [AUTH-MFA-1] [AUTH-MFA-6]', async () => {
    const answers: ((answer: MfaStatusAnswer) => void)[] = [];
    render(
      <StrictMode>
        <MfaProvider
          userId="u1"
          loadStatus={() => new Promise((resolve) => answers.push(resolve))}
          enroll={async () => ({})}
          openChannel={null}
        >
          <Prompt />
        </MfaProvider>
      </StrictMode>,
    );
    expect(screen.getByText('loading, does not ask')).toBeVisible();
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]!({ status: 200, authentication_methods: [] }));
    expect(screen.getByText('not-enrolled, asks')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
    expect(screen.getByText('not-enrolled, does not ask')).toBeVisible();
    expect(localStorage.getItem('mfa-enrollment-skipped-users')).toBe('["u1"]');
  });

  it('useMfa throws a clear error without an MfaProvider', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Prompt />)).toThrow('useMfa was called outside an MfaProvider.');
    quiet.mockRestore();
  });
});
