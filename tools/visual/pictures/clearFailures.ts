import { failuresFolder } from '../settings.ts';
import { failuresIn } from './failures.ts';

/** Before a run: the pictures that failed in the one before are gone. */
export default function clearFailures(): void {
  failuresIn(failuresFolder).clear();
}
