export { form, FormObject } from './playwright/form.ts';
