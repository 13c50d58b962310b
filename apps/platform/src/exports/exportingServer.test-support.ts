// A platform process with the export endpoints alone and made-up rows, to be killed:
// node exportingServer.test-support.ts <database file> <data folder> <rows>. Prints its address once it answers.
import process from 'node:process';
import { openDatabase } from '../database/openDatabase.ts';
import { serveExports } from './exportServer.test-support.ts';
import { madeUpAgency, memoryResultSets } from './memoryResultSets.test-support.ts';

const [, , file = '', dataDir = '', count = ''] = process.argv;
const rows = Array.from({ length: Number(count) }, (_, index) => madeUpAgency(index));
const database = await openDatabase({ kind: 'sqlite', file });
const { url } = await serveExports({ database, resultSets: memoryResultSets(() => rows), dataDir });
process.stdout.write(`${url}\n`);
