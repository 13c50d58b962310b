import { failuresFolder } from '../settings.ts';
import { failuresIn } from './failures.ts';

/** Deletes the failed pictures of the previous run before a run. */
export default function clearFailures(): void {
  failuresIn(failuresFolder).clear();
}
