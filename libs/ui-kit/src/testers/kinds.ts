import type { NamedKind } from './getNamed.ts';

// What the testers of both runners find by role and name.

export const dropdownKind: NamedKind = { kind: 'dropdown', roles: ['combobox'] };
export const optionKind: NamedKind = { kind: 'option', roles: ['option'] };
export const dateFieldKind: NamedKind = { kind: 'date field', roles: ['button'] };
export const buttonKind: NamedKind = { kind: 'button', roles: ['button'] };
