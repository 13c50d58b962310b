import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** The lazily loaded date input and calendar. */
export const datePickerPanelPart = createLazyPart(async () => {
  const { DatePickerPanel } = await import('./DatePickerPanel.tsx');
  return { DatePickerPanel };
});
