import type { Component } from './sbom.ts';

/** SPDX ids of licenses that shipped packages may have: permissive ones, and the license of the fonts. */
export const allowedLicenses: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',

  'Unlicense',
];

/** The packages whose license is not allowed, one line each with package and license; empty: all are allowed. */
export function refusedLicenses(components: readonly Component[]): string[] {
  return components
    .map((component) => ({ ref: component['bom-ref'], license: licenseOf(component) }))
    .filter(({ license }) => license === null || !isAllowed(license))
    .map(({ ref, license }) => `${ref}: ${license ?? 'no license named'}`);
}

/** A package's license as an SPDX expression, or as the package words it; null where it names none. */
function licenseOf({ licenses = [] }: Component): string | null {
  const all = licenses.map((entry) =>
    'expression' in entry ? entry.expression : (entry.license.id ?? entry.license.name),
  );
  return all.length === 0 ? null : all.join(' AND ');
}

/** Whether an expression can be met by allowed licenses alone. `AND` binds closer than `OR`; deeper ones are refused. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((license) => allowedLicenses.includes(license.trim())));
}
