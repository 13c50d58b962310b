import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** A date to type and a calendar: no form needs them before a picker opens. */
export const datePickerPanelPart = createLazyPart(async () => {
  const { DatePickerPanel } = await import('./DatePickerPanel.tsx');
  return { DatePickerPanel };
});
