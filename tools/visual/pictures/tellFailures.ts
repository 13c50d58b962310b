import { failuresFolder } from '../settings.ts';
import { failuresIn } from './failures.ts';

/** After a run: one page with all pictures that failed, and a sentence that says where it is. */
export default function tellFailures(): void {
  const page = failuresIn(failuresFolder).writePage();
  if (page) console.log(`\nPictures differ from what is expected. See them side by side: ${page}`);
}
