import { formatChartValue, formatShortValue, formatSignedValue, type ValueFormat } from './formatChartValue.ts';
import { cutText, textWidth } from './textWidth.ts';

describe('chart values', () => {
  it.each<[number, ValueFormat, string, string, string]>([
    [812_045_000, 'cents', '$8,120,450', '$8.1M', '+$8.1M'],
    [-6_200_000_00, 'cents', '−\u2060$6,200,000', '−\u2060$6.2M', '−\u2060$6.2M'],
    [0, 'cents', '$0', '$0', '$0'],
    [-20, 'cents', '$0', '−\u2060$0.2', '−\u2060$0.2'],
    [0.861, 'ratio', '86.1%', '86.1%', '+86.1%'],
    [-0.0001, 'ratio', '0.0%', '0%', '0%'],
    [0.014, 'growth', '+1.4%', '+1.4%', '+1.4%'],
    [0.014, 'points', '+1.4 points', '+1.4', '+1.4'],
    [-0.00001, 'points', '0.0 points', '0', '0'],
    [8412, 'count', '8,412', '8,412', '+8,412'],
    [61_204, 'count', '61,204', '61.2K', '+61.2K'],
  ])('format %d as %s', (value, format, whole, short, signed) => {
    expect(formatChartValue(value, format)).toBe(whole);
    expect(formatShortValue(value, format)).toBe(short);
    expect(formatSignedValue(value, format)).toBe(signed);
  });
});

it('formatChartValue joins the minus sign and the dollar sign without a line break or extra width', () => {
  expect(formatChartValue(-100, 'cents')).toBe('−\u2060$1');
  expect(textWidth('−\u2060$1', 12)).toBe(textWidth('−$1', 12));
});

describe('long texts', () => {
  it('stay unchanged if they fit, and end with an ellipsis otherwise', () => {
    expect(cutText('Umbrella', 100, 12)).toBe('Umbrella');
    const cut = cutText('Workers compensation', 60, 12);
    expect(cut).toMatch(/^Workers.*…$/);
    expect(textWidth(cut, 12)).toBeLessThanOrEqual(60);
  });
});
