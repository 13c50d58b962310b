/** @jest-environment jsdom */
import { forgetDraft, keepDraft, takeDraft } from './keptDraft.ts';

const draft = { person: 'u1', page: '/marketing/agencies', values: { line: ['commercial'] }, isOpen: true };

describe('a kept draft [PLUS-10]', () => {
  beforeEach(() => sessionStorage.clear());

  it('is restored once, for the same person on the same page', () => {
    keepDraft(draft);
    expect(takeDraft({ person: 'u1', page: '/marketing/benchmarks' })).toBeNull();
    expect(takeDraft(draft)).toEqual(draft);
    expect(takeDraft(draft)).toBeNull();
  });

  it('is deleted when another person signs in', () => {
    keepDraft(draft);
    expect(takeDraft({ ...draft, person: 'u2' })).toBeNull();
    expect(takeDraft(draft)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is forgotten once another one has been started', () => {
    keepDraft(draft);
    forgetDraft();
    expect(takeDraft(draft)).toBeNull();
  });

  it.each(['', 'null', '7', '{"person":"u1"}', '{broken', '[]'])('is not restored from %j', (text) => {
    sessionStorage.setItem('agency-insights.kept-draft', text);
    expect(takeDraft(draft)).toBeNull();
  });

  it('is lost without an error if there is no storage', () => {
    const full = {
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => keepDraft(draft, full)).not.toThrow();
  });
});
