'use client';
// A file of its own, since a calendar comes with it.
export { DatePicker } from '@agency-insights/ui-kit';
