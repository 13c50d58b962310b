// A process that opens the database named on its command line and exits.
import process from 'node:process';
import type { DatabaseConfig } from './Database.ts';
import { openDatabase } from './openDatabase.ts';

const database = await openDatabase(JSON.parse(process.argv[2] ?? '') as DatabaseConfig);
await database.close();
