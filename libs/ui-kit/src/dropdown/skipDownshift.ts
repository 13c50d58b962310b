import type { SyntheticEvent } from 'react';

/** Keeps downshift from handling an event. */
export function skipDownshift({ nativeEvent }: SyntheticEvent): void {
  (nativeEvent as Event & { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
}
