export { form, FormTester } from './testers/form.ts';
