import type { KeyboardEvent } from 'react';

/**
 * Lets the user type a date while a day of the calendar has the focus: a digit moves the focus to the first empty part
 * of the typed dates, else to their first part, and the browser writes it there.
 */
export function typeIntoFields({ key, target, currentTarget }: KeyboardEvent): void {
  if (!/^\d$/.test(key) || !(target as Element).closest('[role="grid"]')) return;
  const inputs = [...currentTarget.querySelectorAll('input')];
  (inputs.find(({ value }) => !value) ?? inputs[0])?.focus();
}
