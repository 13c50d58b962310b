// A platform process with the saved-filter endpoints alone, to be killed: node savingServer.test-support.ts <database file>
// Prints its address once it answers.
import process from 'node:process';
import { openDatabase } from '../database/openDatabase.ts';
import { mountSavedFilters } from './mountSavedFilters.ts';
import { serveRoutes } from './serveRoutes.test-support.ts';

const database = await openDatabase({ kind: 'sqlite', file: process.argv[2] ?? '' });
const { url } = await serveRoutes(database, (routes) => mountSavedFilters(routes, { database, maximum: 1_000 }));
process.stdout.write(`${url}\n`);
