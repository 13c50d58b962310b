import { render, screen } from '@testing-library/react';
import { NamedAmounts } from './NamedAmounts.tsx';

const named = (count: number) =>
  Array.from({ length: count }, (_, key) => ({ key, name: `Account ${key + 1}`, premium: 100, policies: 1 }));

it.each([
  [4, 4, null],
  // The fifth takes the place of the words that there is one more.
  [5, 5, null],
  [6, 4, 'and 2 more in the profile'],
])('of %i accounts the panel of a row lists %i', (total, listed, more) => {
  render(<NamedAmounts items={named(total)} total={total} max={4} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(listed);
  expect(screen.queryByText(/more in the profile/)?.textContent ?? null).toBe(more);
});
