import type { TileColumn } from '@agency-insights/insights-api/contract';
import { formatCell, formatShortCell } from './formatCell.ts';

const share: TileColumn = { key: 'share', label: 'Share', kind: 'ratio' };
const premium: TileColumn = { key: 'premium', label: 'Premium', kind: 'cents' };
const city: TileColumn = { key: 'city', label: 'City', kind: 'text' };
const own: TileColumn = { key: 'own', label: 'This agency', kind: 'value' };

describe('a cell of a tile', () => {
  it('is a dash if its value is unknown or withheld, in full and short form', () => {
    for (const column of [share, premium, city, own])
      for (const format of [formatCell, formatShortCell]) {
        expect(format({ [column.key]: null, kind: 'ratio' }, column)).toBe('–');
        expect(format({ kind: 'ratio' }, column)).toBe('–');
      }
  });

  it('is a number if its value is zero', () => {
    expect(formatCell({ share: 0 }, share)).toBe('0.0%');
    expect(formatShortCell({ premium: 0 }, premium)).toBe('$0');
    expect(formatShortCell({ growth: 0 }, { key: 'growth', label: 'Growth', kind: 'signedRatio' })).toBe('0.0%');
  });

  it('of a change has its sign, in full and short form', () => {
    for (const [kind, value, whole, short] of [
      ['signedCents', 123_456_700, '+$1,234,567', '+$1.2M'],
      ['signedCents', -5_000, '−\u2060$50', '−\u2060$50'],
      ['signedCount', 3, '+3', '+3'],
      ['signedRatio', 0.0412, '+4.1%', '+4.1%'],
      ['points', 0.014, '+1.4 pt', '+1.4 pt'],
    ] as const) {
      const column: TileColumn = { key: 'change', label: 'Change', kind };
      expect([formatCell({ change: value }, column), formatShortCell({ change: value }, column)]).toEqual([
        whole,
        short,
      ]);
    }
  });

  it('of a table with several units has the unit of its row', () => {
    expect(formatCell({ own: 0.5, kind: 'ratio' }, own)).toBe('50.0%');
    expect(formatCell({ own: 123_400, kind: 'cents' }, own)).toBe('$1,234');
  });
});
