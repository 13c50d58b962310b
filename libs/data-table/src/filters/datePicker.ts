export { DatePicker } from '@agency-insights/ui-kit';
