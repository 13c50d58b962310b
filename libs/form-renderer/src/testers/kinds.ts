// What the testers of both runners find by role and name.

export const typedKind = { kind: 'field to type into', roles: ['textbox', 'spinbutton'] };
export const switchedKind = { kind: 'field to switch', roles: ['checkbox', 'switch', 'radio', 'button'] };
export const buttonKind = { kind: 'button', roles: ['button'] };
