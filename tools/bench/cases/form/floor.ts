import { choices, type BenchField, type FormContestant } from './contract.ts';

const values = new Map<string, unknown>();
let root: HTMLElement | null = null;

/** The floor: inputs in plain DOM, and one listener that keeps their values. */
export const contestant: FormContestant = {
  value: (id) => values.get(id),
  mount(element, { fields }) {
    root = element;
    const form = document.createElement('form');
    form.innerHTML = fields.map((field) => `<div>${markup(field)}</div>`).join('');
    form.addEventListener('input', ({ target }) => {
      const control = target as HTMLInputElement;
      values.set(control.name, control.type === 'checkbox' ? control.checked : control.value);
    });
    element.append(form);
  },
  unmount() {
    root?.replaceChildren();
    values.clear();
  },
};

function markup({ id, label, kind }: BenchField): string {
  if (kind === 'text') return `<label>${label} <input type="text" name="${id}"></label>`;
  if (kind === 'checkbox') return `<label><input type="checkbox" name="${id}"> ${label}</label>`;
  const options = choices[kind];
  if (kind === 'select') {
    return `<label>${label} <select name="${id}">${options.map((option) => `<option>${option}</option>`).join('')}</select></label>`;
  }
  const radios = options.map(
    (option) => `<label><input type="radio" name="${id}" value="${option}"> ${option}</label>`,
  );
  return `<fieldset><legend>${label}</legend>${radios.join('')}</fieldset>`;
}
