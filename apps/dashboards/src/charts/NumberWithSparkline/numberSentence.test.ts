import { directionOf, numberSentence } from './numberSentence.ts';

describe('the sentence of a number', () => {
  const retention = { title: 'Policy retention', value: 0.861, format: 'ratio' } as const;

  it('says “unchanged” for a change that rounds to zero', () => {
    for (const [value, format] of [
      [0.00004, 'points'],
      [-0.00004, 'points'],
      [-0.0000001, 'ratio'],
      [0, 'ratio'],
    ] as const) {
      expect(directionOf({ value, format })).toBe('unchanged');
      expect(numberSentence({ ...retention, change: { value, format } })).toBe('Policy retention: 86.1%, unchanged.');
    }
  });

  it('writes amounts in full that would read alike', () => {
    const premium = { title: 'Premium', value: 393_120_400, format: 'cents', comparison: 'was …' } as const;
    expect(numberSentence({ ...premium, compared: 393_840_000 })).toMatch(/^Premium: \$3,931,204;/);
    expect(numberSentence({ ...premium, compared: 360_000_000 })).toMatch(/^Premium: \$3\.9M;/);
    expect(numberSentence({ ...premium, before: 393_840_000 })).toMatch(/^Premium: \$3,931,204;.*before \$3,938,400/);
  });

  it('writes percentages that would read alike with one more digit', () => {
    const share = {
      ...retention,
      value: 0.8506,
      change: { value: -0.0008, format: 'points' },
      comparison: '…',
    } as const;
    expect(numberSentence({ ...share, compared: 0.8514 })).toMatch(/^Policy retention: 85\.06%, down 0\.1 pt;/);
    expect(numberSentence({ ...share, compared: 0.8524 })).toMatch(/^Policy retention: 85\.1%, /);
    const growth = { title: 'Growth', value: 0.0849, format: 'growth', comparison: '…' } as const;
    expect(numberSentence({ ...growth, compared: 0.0852 })).toMatch(/^Growth: \+8\.49%;/);
  });

  it('says the comparison of an unknown number too', () => {
    const unknown = { ...retention, value: null, reason: 'No policies', comparison: 'was 84.7%' } as const;
    expect(numberSentence(unknown)).toBe('Policy retention is not known: No policies; was 84.7%.');
  });

  it('says how far and in which direction a number changed', () => {
    expect(numberSentence({ ...retention, change: { value: -0.004, format: 'points' } })).toMatch(/, down 0\.4 pt\.$/);
    expect(numberSentence({ ...retention, change: { value: 0.023, format: 'ratio' } })).toMatch(/, up 2\.3%\.$/);
  });
});
