import { act, render, screen } from '@testing-library/react';
import { sampleAgencies } from '../app/testing/sampleAgencies.test-support.ts';
import { BeforeResult } from './BeforeResult.tsx';
import type { Narrowing } from './Narrowing.ts';
import { ResultSummary, type ResultSummaryProps } from './ResultSummary.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const result = sampleAgencies(2);
const summary = (props: Partial<ResultSummaryProps>) => (
  <ResultSummary result={result} isSearching={false} hasFailed={false} hasDates sentence="in Texas" {...props} />
);

describe('the sentence above the results', () => {
  it('says that a search takes longer than usual', () => {
    const { container } = render(<BeforeResult isSearching hasFailed={false} sentence="in Texas" />);
    act(() => jest.advanceTimersByTime(4_900));
    expect(container).toHaveTextContent('Searching…');
    act(() => jest.advanceTimersByTime(200));
    expect(container).toHaveTextContent('Still searching. This takes longer than usual.');
    expect(screen.getByRole('status')).toHaveTextContent(/^Still searching/);
  });

  it('counts the results that match the search in the table, and quotes its text', () => {
    const shown = { original: { valueOf: () => 1_234_500_000n } };
    const rows = [shown] as unknown as Narrowing['rows'];
    const narrowing = { term: 'alamo', isOn: true, count: 1, of: result, rows, isSearchOpen: true };
    const { rerender } = render(summary({ narrowing }));
    const status = screen.getByRole('status', { name: 'Search result' });
    expect(status).toHaveTextContent('1 of 2 agencies in Texas match “alamo” · $12.3M search premium');
    rerender(summary({ narrowing: { ...narrowing, of: null } }));
    expect(status).toHaveTextContent(/^2 agencies in Texas · .* search premium$/);
  });

  it('is shown and announced at once after all its names have loaded, and counts before', () => {
    const { container, rerender } = render(summary({ sentence: 'in …', isNamed: false }));
    const status = screen.getByRole('status', { name: 'Search result' });
    expect(container).toHaveTextContent(/^2 agencies$/);
    expect(status).toBeEmptyDOMElement();
    rerender(summary({}));
    expect(status).toHaveTextContent(/^2 agencies in Texas · /);
    expect(container.textContent).toBe(status.textContent);
  });

  it('speaks neither the start of a search nor its failure, which others announce', async () => {
    jest.useRealTimers();
    const { rerender } = await act(() => Promise.resolve(render(summary({ result: null, isSearching: true }))));
    const status = screen.getByRole('status', { name: 'Search result' });
    expect(await screen.findByText('Searching…')).toBeVisible();
    expect(status).toBeEmptyDOMElement();
    rerender(summary({ result: null, hasFailed: true }));
    expect(await screen.findByText('Search failed: agencies in Texas')).toBeVisible();
    expect(status).toBeEmptyDOMElement();
  });

  it('announces that a saved search is modified, and shows it if its button is only an icon', () => {
    const { rerender } = render(summary({ note: 'Texas book: Modified' }));
    expect(screen.getByRole('status')).toHaveTextContent(/search premium · Texas book: Modified$/);
    expect(screen.getAllByText('· Texas book: Modified')).toHaveLength(1);
    rerender(summary({ note: 'Texas book: Modified', isShort: true }));
    expect(screen.getAllByText('· Texas book: Modified')).toHaveLength(2);
  });
});
