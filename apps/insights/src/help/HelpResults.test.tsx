import { act, render, screen } from '@testing-library/react';
import { HelpResults } from './HelpResults.tsx';

it('the number of results is announced once typing pauses', () => {
  jest.useFakeTimers();
  const { rerender } = render(<HelpResults text="p" results={[]} />);
  rerender(<HelpResults text="pre" results={[]} />);
  rerender(<HelpResults text="prem" results={[]} />);
  expect(screen.getByRole('status')).not.toHaveTextContent('prem');
  act(() => jest.advanceTimersByTime(600));
  expect(screen.getByRole('status')).toHaveTextContent(/^Nothing found for “prem”\./);
});
