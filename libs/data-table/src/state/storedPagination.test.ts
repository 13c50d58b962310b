import fc from 'fast-check';
import { paginationKey, readPagination, writePagination } from './storedPagination.ts';

const sizes = [10, 25, 50, 100];
const holding = (text: string | null) => ({ getItem: () => text, setItem: () => undefined });

describe('stored pagination', () => {
  it('Stored pagination uses a key for each table id, and a default key without one [TABLE-PAGE-2]', () => {
    expect(paginationKey('agencies')).not.toBe(paginationKey('policies'));
    expect(paginationKey(undefined)).toBe(paginationKey(undefined));
    expect(paginationKey(undefined)).not.toBe(paginationKey('agencies'));
  });

  it('Stored pagination reads back what was written [TABLE-PAGE-2]', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...sizes), (pageIndex, pageSize) => {
        writePagination(storage, 'k', { pageIndex, pageSize, pageCount: 3 });
        expect(readPagination(storage, 'k', sizes)).toEqual({ pageIndex, pageSize });
      }),
    );
  });

  it.each([
    [null],
    ['{'],
    ['[]'],
    ['7'],
    ['{"pageIndex":-1,"pageSize":10}'],
    ['{"pageIndex":0.5,"pageSize":10}'],
    ['{"pageIndex":1e300,"pageSize":10}'],
    ['{"pageIndex":"0","pageSize":10}'],
    ['{"pageIndex":0,"pageSize":11}'],
    ['{"pageIndex":0,"pageSize":1000000000}'],
    ['{"pageIndex":0}'],
  ])('Stored pagination ignores %s', (text) => {
    expect(readPagination(holding(text), 'k', sizes)).toBeNull();
  });

  it('Stored pagination never throws, for any stored value', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readPagination(holding(text), 'k', sizes)));
  });

  it('Stored pagination works without a storage', () => {
    const refusing = {
      getItem: (): string => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(readPagination(refusing, 'k', sizes)).toBeNull();
    expect(() => writePagination(refusing, 'k', { pageIndex: 0, pageSize: 10 })).not.toThrow();
    expect(readPagination(null, 'k', sizes)).toBeNull();
  });
});
