import { writeApiDocs } from './apiDocs.ts';

await writeApiDocs();
