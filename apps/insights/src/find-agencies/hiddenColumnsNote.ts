import type { Translate } from '../language/createWords.ts';
import { givesWay } from './agencyColumns.tsx';

export interface HiddenColumns {
  columns: readonly { id: string; header: string }[];
  /** Columns that fit (true) or not (false), by id. */
  byRoom: Readonly<Record<string, boolean>>;
  /** Columns that a person has chosen, by id. */
  chosen: Readonly<Record<string, boolean>>;
  /** Search premium and written premium are the same. */
  isWholeBook: boolean;
  t: Translate;
}

/** Returns a note about automatically hidden columns; undefined for none. */
export function hiddenColumnsNote({ columns, byRoom, chosen, isWholeBook, t }: HiddenColumns): string | undefined {
  const isHidden = (id: string) => byRoom[id] === false && chosen[id] === undefined && givesWay(id);
  const isSame = (id: string) => isWholeBook && id === 'written_premium';
  const narrow = columns.filter(({ id }) => isHidden(id) && !isSame(id)).map(({ header }) => header);
  const notes = [
    narrow.length > 0 && t('Hidden so that names are not cut off: {columns}.', { columns: narrow.join(', ') }),
    columns.some(({ id }) => isHidden(id) && isSame(id)) &&
      t('Written premium is hidden while it equals search premium.'),
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(' ') : undefined;
}
