import type { TileRow } from '@agency-insights/insights-api/contract';
import type { LoadedProfile } from './AgencyProfile.ts';
import { monthOfDay, monthsAYear, monthText } from './monthNumber.ts';
import { dayNumber } from './period.ts';

const commercial = 1;

/** Returns written premium by effective month, oldest first, including months without policies. */
export function monthRows({ rows, period, previous }: LoadedProfile): TileRow[] {
  const now = rows.sum({ of: rows.within(period), by: ['eff_month', 'line'] });
  const before = rows.sum({ of: rows.within(previous), by: ['eff_month'] });
  const months = new Map<number, { personal: number; commercial: number; policies: number; previous: number }>();
  const monthAt = (month: number) => {
    const entry = months.get(month) ?? { personal: 0, commercial: 0, policies: 0, previous: 0 };
    months.set(month, entry);
    return entry;
  };
  for (const { keys, premium, policies } of now) {
    const entry = monthAt(keys[0]!);
    entry[keys[1] === commercial ? 'commercial' : 'personal'] += premium;
    entry.policies += policies;
  }
  for (const { keys, premium } of before) monthAt(keys[0]! + monthsAYear).previous += premium;
  const known = [...months.keys()];
  for (let month = Math.min(...known); month < Math.max(...known); month++) monthAt(month);
  return [...months]
    .sort(([first], [second]) => first - second)
    .map(([month, entry]): TileRow => ({
      month: monthText(month),
      personal: entry.personal,
      commercial: entry.commercial,
      premium: entry.personal + entry.commercial,
      policies: entry.policies,
      previous_premium: previous.length > 0 ? entry.previous : null,
    }));
}

/** Terms that expire in the twelve months after the last day of the data, by month and product. */
export function expirationRows({ rows, dimensions: { asOf, products } }: LoadedProfile): TileRow[] {
  const first = monthOfDay(asOf);
  const lastDay = dayNumber(asOf);
  const { expiration, exp_month: months } = rows.columns;
  const where = (at: number): boolean => expiration[at]! > lastDay && months[at]! <= first + monthsAYear;
  const byCell = new Map<string, { month: number; product: number; terms: number; premium: number }>();
  for (const { keys, premium, policies } of rows.sum({
    of: rows.all,
    where,
    by: ['exp_month', 'product_id', 'sign'],
  })) {
    const [expires = 0, product = 0, sign = 0] = keys;
    const key = `${expires} ${product}`;
    const cell = byCell.get(key) ?? { month: expires, product, terms: 0, premium: 0 };
    // A cancellation reverses the term that ends on the same day.
    cell.terms += sign * policies;
    cell.premium += premium;
    byCell.set(key, cell);
  }
  const named = new Map(products.map((product) => [product.id, product]));
  return [...byCell.values()]
    .filter(({ terms }) => terms > 0)
    .sort((a, b) => a.month - b.month || b.premium - a.premium || a.product - b.product)
    .map(({ month: expires, product, terms, premium }): TileRow => ({
      month: monthText(expires),
      product: named.get(product)?.code ?? null,
      name: named.get(product)?.name ?? null,
      terms,
      expiring_premium: premium,
    }));
}
