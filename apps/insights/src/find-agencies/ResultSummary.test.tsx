import { act, render, screen } from '@testing-library/react';
import { sampleAgencies } from '../app/testing/sampleAgencies.test-support.ts';
import { ResultSummary, type ResultSummaryProps } from './ResultSummary.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const summary = (props: Partial<ResultSummaryProps>) => (
  <ResultSummary result={null} isSearching hasFailed={false} hasDates sentence="in Texas" {...props} />
);

describe('the sentence above the results', () => {
  it('says that a search takes long, and begins again with the next one', () => {
    const { rerender } = render(summary({}));
    const status = screen.getByRole('status', { name: 'Search result' });
    act(() => jest.advanceTimersByTime(4_900));
    expect(status).toHaveTextContent('Searching…');
    act(() => jest.advanceTimersByTime(200));
    expect(status).toHaveTextContent('Still searching. This takes longer than usual.');
    rerender(summary({ result: sampleAgencies(2), isSearching: false }));
    expect(status).toHaveTextContent('2 agencies in Texas');
    rerender(summary({}));
    expect(status).toHaveTextContent('Searching…');
  });
});
