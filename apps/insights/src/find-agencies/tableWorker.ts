// The script of the worker that sorts what is long: a file of its own, as the page's policy asks (`worker-src 'self'`).
import '@agency-insights/data-table/worker';
