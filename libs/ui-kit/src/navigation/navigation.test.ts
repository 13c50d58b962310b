import fc from 'fast-check';
import { isActiveItem, normalizeHref } from './navigation.ts';

describe('navigation rules', () => {
  const path = fc.array(fc.constantFrom('a', 'b', 'agencies'), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

  it('The root is active only on itself, also among the extra paths [KIT-SHELL-3]', () => {
    expect(isActiveItem({ href: '/x', activeHrefs: ['/'] }, '/find')).toBe(false);
    expect(isActiveItem({ href: '/x', activeHrefs: ['/'] }, '/')).toBe(true);
    expect(isActiveItem({ href: '/' }, '/find')).toBe(false);
  });

  it('An extra path matches every page below it, and no path that only begins with the same letters [KIT-SHELL-3]', () => {
    fc.assert(
      fc.property(path, path, (extra, rest) => {
        fc.pre(extra !== '/');
        expect(
          isActiveItem({ href: '/elsewhere', activeHrefs: [extra] }, `${extra}${rest === '/' ? '' : rest}?page=2`),
        ).toBe(true);
        expect(isActiveItem({ href: '/elsewhere', activeHrefs: [extra] }, `${extra}x`)).toBe(false);
      }),
    );
  });

  it('Normalised addresses have no repeated slashes and stay unchanged when normalised again [KIT-SHELL-6]', () => {
    expect(normalizeHref('https://example.test//a///b?next=//c')).toBe('https://example.test/a/b?next=//c');
    fc.assert(
      fc.property(fc.array(fc.constantFrom('/', '//', 'a', 'b-c')), (parts) => {
        const normalized = normalizeHref(parts.join(''));
        expect(normalized).not.toMatch(/\/\//);
        expect(normalizeHref(normalized)).toBe(normalized);
      }),
    );
  });
});
