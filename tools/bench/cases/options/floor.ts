import { chosenText, type BenchOption, type OptionsContestant } from './contract.ts';

const rowHeight = 37;
const listHeight = 200;
let root: HTMLElement | null = null;
let popup: HTMLElement | null = null;
let shown: readonly BenchOption[] = [];

/** The floor: an input and a windowed list, written by hand in plain DOM. */
export const contestant: OptionsContestant = {
  opener: 'input',
  option: '[role="option"]',
  offered: () => shown.length,
  mount(element, { options, selected }) {
    root = element;
    const chosen = new Set(selected);
    element.innerHTML =
      '<div><input role="combobox" aria-expanded="false" style="width:300px;height:36px"> <span id="chosen"></span></div>';
    const input = element.querySelector('input') as HTMLInputElement;
    const count = element.querySelector('span') as HTMLElement;
    const showCount = () => (count.textContent = chosenText(chosen.size));
    showCount();
    input.addEventListener('click', () => {
      if (popup === null) popup = openList(input, options, chosen, showCount);
      shown = options;
      drawList(popup, options, chosen);
    });
    input.addEventListener('input', () => {
      const term = input.value.toLowerCase();
      shown = term === '' ? options : options.filter(({ label }) => label.toLowerCase().includes(term));
      if (popup) drawList(popup, shown, chosen);
    });
  },
  unmount() {
    popup?.remove();
    root?.replaceChildren();
    popup = null;
    shown = [];
  },
};

function openList(
  input: HTMLElement,
  options: readonly BenchOption[],
  chosen: Set<string>,
  onChange: () => void,
): HTMLElement {
  const { left, bottom, width } = input.getBoundingClientRect();
  const list = document.createElement('div');
  list.setAttribute('role', 'listbox');
  list.style.cssText = `position:fixed;left:${left}px;top:${bottom + 4}px;width:${width}px;height:${listHeight}px;overflow:auto;background:#fff;border:1px solid #999`;
  list.append(document.createElement('div'));
  list.addEventListener('scroll', () => drawList(list, shown, chosen), { passive: true });
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const value = (event.target as HTMLElement).dataset.value;
    if (value === undefined) return;
    if (!chosen.delete(value)) chosen.add(value);
    drawList(list, shown, chosen);
    onChange();
  });
  document.body.append(list);
  input.setAttribute('aria-expanded', 'true');
  shown = options;
  return list;
}

function drawList(list: HTMLElement, options: readonly BenchOption[], chosen: ReadonlySet<string>): void {
  const sizer = list.firstElementChild as HTMLElement;
  sizer.style.cssText = `position:relative;height:${options.length * rowHeight}px`;
  const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 10);
  const last = Math.min(options.length, Math.ceil((list.scrollTop + listHeight) / rowHeight) + 10);
  const rows = options.slice(first, last).map(({ value, label }, index) => {
    const row = document.createElement('div');
    row.setAttribute('role', 'option');
    row.setAttribute('aria-selected', String(chosen.has(value)));
    row.dataset.value = value;
    row.style.cssText = `position:absolute;top:${(first + index) * rowHeight}px;height:${rowHeight}px;left:0;right:0`;
    row.textContent = label;
    return row;
  });
  sizer.replaceChildren(...rows);
}
