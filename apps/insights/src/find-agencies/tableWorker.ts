// The script of the worker that sorts long tables: a separate file, as the page's policy requires (`worker-src 'self'`).
import '@agency-insights/data-table/worker';
