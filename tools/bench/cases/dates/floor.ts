import { countOf, textsOf, type DatesContestant, type DatesProps } from './contract.ts';

let root: HTMLElement | null = null;
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** The floor: two tables of buttons, written by hand in plain DOM. */
export const contestant: DatesContestant = {
  next: '#next',
  title: () => textsOf('caption'),
  days: () => countOf('button[data-day]'),
  mount(element, props) {
    root = element;
    element.innerHTML = '<button id="next">›</button><div style="display:flex"></div>';
    let shown = 0;
    const draw = () => drawMonths(element.lastElementChild as HTMLElement, props, shown);
    element.querySelector('#next')?.addEventListener('click', () => {
      shown++;
      draw();
    });
    draw();
  },
  unmount: () => root?.replaceChildren(),
};

function drawMonths(box: HTMLElement, props: DatesProps, offset: number): void {
  const months = [0, 1].map((index) => new Date(props.from.getFullYear(), props.from.getMonth() + offset + index, 1));
  box.innerHTML = months.map((month) => monthMarkup(month, props)).join('');
}

function monthMarkup(month: Date, { from, to }: DatesProps): string {
  const length = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
  const cells = Array.from({ length: month.getDay() }, () => '<td></td>');
  for (let day = 1; day <= length; day++) {
    const date = new Date(month.getFullYear(), month.getMonth(), day);
    cells.push(`<td><button data-day="${day}" aria-pressed="${date >= from && date <= to}">${day}</button></td>`);
  }
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return `<table><caption>${monthName.format(month)}</caption>${weeks.map((week) => `<tr>${week.join('')}</tr>`).join('')}</table>`;
}
