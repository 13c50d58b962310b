// Runs one of the workspace's TypeScript programs with the Node that npm installed, after installing what is
// missing: `node tools/run.mjs PROGRAM [ARGUMENTS]`.
import process from 'node:process';
import { bootstrap, fail, runForeground } from './bootstrap.mjs';
import './endWithParent.mjs';

const [program, ...args] = process.argv.slice(2);
if (program === undefined) fail('Name the program to run: node tools/run.mjs PROGRAM [ARGUMENTS].');
process.exit(await runForeground(bootstrap(), ['--conditions=@agency-insights/source', program, ...args]));
