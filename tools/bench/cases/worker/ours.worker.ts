import '@agency-insights/data-table/worker';
