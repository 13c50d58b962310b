// `npm run docs:answers`: makes every call of the endpoint table and records the responses as examples of the OpenAPI
// document.
import process from 'node:process';

process.env['RECORD_ANSWERS'] = 'true';
await import('./calls.test.ts');
