import { headerWith, type TableContestant } from './contract.ts';
import { columnKeys, columnTitles, type TableColumns, type TableRow } from './data.ts';

const rowHeight = 36;
const listHeight = 560;
/** Browsers draw nothing beyond about 33 million px. */
const tallest = 15_000_000;
let root: HTMLElement | null = null;
/** All rows in their order, and those of them that the filter leaves. */
let ordered: Uint32Array = new Uint32Array();
let shown: Uint32Array = new Uint32Array();

/** The floor: a windowed body of divs over column arrays, sorted and filtered by hand. */
export const contestant: TableContestant = {
  firstClick: 'asc',
  header: headerWith,
  viewport: () => document.querySelector('#viewport'),
  firstAgency: () => document.querySelector('#viewport [role="row"] > div')?.textContent ?? '',
  rowCount: () => shown.length,
  mount(element, { columns, rowCount }) {
    root = element;
    ordered = Uint32Array.from({ length: rowCount }, (_, row) => row);
    shown = ordered;
    element.innerHTML = `<input id="filter"><div role="row" style="display:flex">${columnKeys.map((key) => `<div role="columnheader" data-key="${key}" style="width:120px">${columnTitles[key]}</div>`).join('')}</div><div id="viewport" style="height:${listHeight}px;overflow:auto"><div style="position:relative"></div></div>`;
    const viewport = element.querySelector('#viewport') as HTMLElement;
    const draw = () => drawRows(viewport, columns);
    viewport.addEventListener('scroll', draw, { passive: true });
    element.addEventListener('click', ({ target }) => {
      const key = (target as HTMLElement).dataset.key as keyof TableRow | undefined;
      if (key === undefined) return;
      sortBy(columns[key]);
      draw();
    });
    const filter = element.querySelector('input') as HTMLInputElement;
    filter.addEventListener('input', () => {
      shown = rowsWith(columns.agency, filter.value);
      draw();
    });
    draw();
  },
  unmount() {
    root?.replaceChildren();
    ordered = new Uint32Array();
    shown = new Uint32Array();
  },
};

function sortBy(column: Float64Array | string[]): void {
  if (column instanceof Float64Array) ordered.sort((a, b) => (column[a] ?? 0) - (column[b] ?? 0));
  else ordered.sort((a, b) => ((column[a] ?? '') < (column[b] ?? '') ? -1 : 1));
}

function rowsWith(column: readonly string[], text: string): Uint32Array {
  const wanted = text.toLowerCase();
  return ordered.filter((row) => column[row]?.toLowerCase().includes(wanted));
}

function drawRows(viewport: HTMLElement, columns: TableColumns): void {
  const sizer = viewport.firstElementChild as HTMLElement;
  const height = Math.min(shown.length * rowHeight, tallest);
  sizer.style.height = `${height}px`;
  // Above the max height of an element, one px of scrolling moves the rows by more than one.
  const scale = (shown.length * rowHeight - listHeight) / Math.max(height - listHeight, 1);
  const top = viewport.scrollTop * Math.max(scale, 1);
  const first = Math.max(0, Math.floor(top / rowHeight) - 3);
  const last = Math.min(shown.length, Math.ceil((top + listHeight) / rowHeight) + 3);
  const rows: string[] = [];
  for (let index = first; index < last; index++) {
    const row = shown[index] ?? 0;
    const cells = columnKeys.map(
      (key) => `<div style="width:120px;overflow:hidden;white-space:nowrap">${columns[key][row]}</div>`,
    );
    rows.push(
      `<div role="row" style="position:absolute;display:flex;height:${rowHeight}px;top:${index * rowHeight - top + viewport.scrollTop}px">${cells.join('')}</div>`,
    );
  }
  sizer.innerHTML = rows.join('');
}
