import type { NamedKind } from './getNamed.ts';

// What the testers of both runners find by role and name.

export const dropdownKind: NamedKind = { kind: 'dropdown', roles: ['combobox'] };
export const optionKind: NamedKind = { kind: 'option', roles: ['option'] };
export const dateFieldKind: NamedKind = {
  kind: 'date field',
  roles: ['button'],
  // Other buttons open dialogs, too.
  selector: '[aria-haspopup="dialog"][data-size]',
};
export const buttonKind: NamedKind = { kind: 'button', roles: ['button'] };
