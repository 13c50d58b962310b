import { growthOf, type TileRow } from '@agency-insights/insights-api/contract';
import type { SetDimensions } from '../../result-sets/SetDimensions.ts';
import { monthText } from '../tiles/monthNumber.ts';
import { premiumClassOf } from '../tiles/peerGroup.ts';
import type { Benchmark, Side } from './Benchmark.ts';
import { premiumClassNames } from './distributionTiles.ts';
import { flagOf, groupTotals, mayShow, ratio } from './groupTotals.ts';
import { type Scan, scan } from './scan.ts';
import { Tally } from './Tally.ts';
import type { TileContent } from './TileContent.ts';

/** A part and the whole that it is compared with. */
interface Cell {
  part: number;
  whole: Tally;
}

/** Exceeds the largest second key of a cell: months are `year * 12 + month`. */
const keysOfProduct = 2 ** 17;

/** Cells of both sides by product and a second key. */
class Cells {
  readonly #cells = new Map<number, Record<Side, Cell> & { product: number; key: number }>();

  add(side: Side, [product, key]: readonly [number, number], [part, whole]: readonly [number, number]): void {
    const place = product * keysOfProduct + key;
    let cell = this.#cells.get(place);
    if (cell === undefined) {
      cell = { product, key, selection: emptyCell(), peers: emptyCell() };
      this.#cells.set(place, cell);
    }
    cell[side].part += part;
    cell[side].whole.add(whole);
  }

  /** Returns the cells with values of the selection. */
  own() {
    return [...this.#cells.values()].filter(({ selection }) => selection.whole.agencies > 0);
  }

  /** Returns all cells of the selection's products, with all months of the peers. */
  ofOwnProducts() {
    const products = new Set(this.own().map(({ product }) => product));
    return [...this.#cells.values()].filter(({ product }) => products.has(product));
  }
}

const emptyCell = (): Cell => ({ part: 0, whole: new Tally() });

/** Scan of the retention tile. */
export const retentionScan: Scan = { measure: 'due', by: ['product_id'] };

/** Retention by product and by the premium class of the agency. */
export async function retentionTile(benchmark: Benchmark): Promise<TileContent> {
  const cells = new Cells();
  // An agency has one class, so its terms of a product are one number.
  await scan(benchmark, retentionScan, ({ side, agencyId, keys: [product = 0], values }) => {
    const [due = 0, kept = 0] = values;
    cells.add(side, [product, premiumClassOf(benchmark.ledgers[side]!.premium[agencyId]!)], [kept, due]);
  });
  const show = shower(benchmark);
  const sizes = new Map<number, number>();
  for (const { product, selection } of cells.own())
    sizes.set(product, (sizes.get(product) ?? 0) + selection.whole.total);
  const rows = cells
    .own()
    .sort((a, b) => (sizes.get(b.product) ?? 0) - (sizes.get(a.product) ?? 0) || a.product - b.product || a.key - b.key)
    .map(({ product, key, selection, peers }): TileRow => {
      const isOwnShown = show('selection', { selection, peers });
      const isPeerShown = show('peers', { selection, peers });
      return {
        ...productCells(benchmark.dimensions, product),
        class: premiumClassNames[key] ?? null,
        due: isOwnShown ? selection.whole.total : null,
        kept: isOwnShown ? selection.part : null,
        retention: isOwnShown ? ratio(selection.part, selection.whole.total) : null,
        peer_retention: isPeerShown ? ratio(peers.part, peers.whole.total) : null,
        suppressed: flagOf(!isOwnShown),
        peers_suppressed: flagOf(benchmark.ledgers.peers !== null && peers.whole.agencies > 0 && !isPeerShown),
      };
    });
  return { rows };
}

/** Products listed first, in the order of the trade; the others are sorted by premium. */
const firstProducts = ['COMM_AUTO', 'BOP', 'LIABILITY', 'COMM_PROPERTY', 'COMM_UMBRELLA', 'WORK_COMP'];

/** Scan of the rate change tile. */
export const rateChangeScan: Scan = { measure: 'business', by: ['product_id', 'eff_month'], sumsOnly: true };

/** Rate change on renewals by product and month. */
export async function rateChangeTile(benchmark: Benchmark): Promise<TileContent> {
  const cells = new Cells();
  await scan(
    benchmark,
    rateChangeScan,
    ({ side, keys: [product = 0, month = 0], values: [, , , premium = 0, prior = 0] }) => {
      // Agencies without a renewal contribute to no rate change.
      if (prior > 0) cells.add(side, [product, month], [premium, prior]);
    },
  );
  const show = shower(benchmark);
  const isHidden = groupTotals(benchmark, 'selection')?.isSuppressed ?? true;
  const order = productOrder(benchmark.dimensions, cells.own());
  const rows = cells
    .ofOwnProducts()
    .sort((a, b) => (order.get(a.product) ?? 0) - (order.get(b.product) ?? 0) || a.key - b.key)
    .map(({ product, key, selection, peers }): TileRow => {
      const isOwnShown = show('selection', { selection, peers }) || (selection.whole.agencies === 0 && !isHidden);
      const isPeerShown = show('peers', { selection, peers });
      return {
        ...productCells(benchmark.dimensions, product),
        month: monthText(key),
        premium: isOwnShown ? selection.part : null,
        prior_premium: isOwnShown ? selection.whole.total : null,
        rate_change: isOwnShown ? growthOf(selection.part, selection.whole.total) : null,
        peer_rate_change: isPeerShown ? growthOf(peers.part, peers.whole.total) : null,
        suppressed: flagOf(!isOwnShown),
        peers_suppressed: flagOf(benchmark.ledgers.peers !== null && peers.whole.agencies > 0 && !isPeerShown),
      };
    });
  return { rows };
}

/** The place of each product on the page. */
function productOrder(
  { products }: SetDimensions,
  cells: readonly { product: number; selection: Cell }[],
): Map<number, number> {
  const premium = new Map<number, number>();
  for (const { product, selection } of cells) premium.set(product, (premium.get(product) ?? 0) + selection.whole.total);
  const placeOf = (id: number): number => {
    const place = firstProducts.indexOf(products.find((product) => product.id === id)?.code ?? '');
    return place < 0 ? firstProducts.length : place;
  };
  const ids = [...premium.keys()].sort(
    (a, b) => placeOf(a) - placeOf(b) || (premium.get(b) ?? 0) - (premium.get(a) ?? 0) || a - b,
  );
  return new Map(ids.map((id, at) => [id, at]));
}

/** Whether a cell of a side may be shown. */
function shower(benchmark: Benchmark): (side: Side, cells: Readonly<Record<Side, Cell>>) => boolean {
  const isSuppressed = {
    selection: groupTotals(benchmark, 'selection')?.isSuppressed ?? true,
    peers: groupTotals(benchmark, 'peers')?.isSuppressed ?? true,
  };
  return (side, { selection, peers }) =>
    !isSuppressed[side] && mayShow(benchmark, side, { selection: selection.whole, peers: peers.whole });
}

function productCells({ products }: SetDimensions, id: number): TileRow {
  const product = products.find((one) => one.id === id);
  return { product: product?.code ?? null, name: product?.name ?? null };
}
