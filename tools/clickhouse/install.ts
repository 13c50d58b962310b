// Installs the ClickHouse that tests of the platform run (half a gigabyte), unless it is there. Without it these tests are skipped.
import { installLocked } from '../installLocked.ts';

try {
  // The lock file lacks chdb's libraries for other systems, which a registry may not have.
  installLocked(import.meta.dirname, 'ClickHouse for tests', ['install', '--no-save']);
} catch (error) {
  console.error(`Tests on ClickHouse are skipped: ${error instanceof Error ? error.message : String(error)}`);
}
