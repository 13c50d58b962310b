import { directionOf, numberSentence, numberText } from './numberSentence.ts';

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

  it('writes an amount beside one that would read alike in full', () => {
    const premium = { title: 'Premium', value: 393_120_400, format: 'cents' } as const;
    expect(numberText(393_840_000, 'cents', premium.value)).toBe('$3,938,400');
    expect(numberText(360_000_000, 'cents', premium.value)).toBe('$3.6M');
    expect(numberSentence({ ...premium, before: 393_840_000 })).toMatch(/^Premium: \$3\.9M; before \$3,938,400/);
  });

  it('writes a percentage beside one that would read alike with one more digit', () => {
    expect(numberText(0.8512, 'ratio', 0.8506)).toBe('85.12%');
    expect(numberText(0.8524, 'ratio', 0.8506)).toBe('85.2%');
    expect(numberText(0.0852, 'growth', 0.0849)).toBe('+8.52%');
    expect(numberSentence({ ...retention, value: 0.8506, before: 0.8512 })).toMatch(
      /^Policy retention: 85\.1%; before 85\.12%/,
    );
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
