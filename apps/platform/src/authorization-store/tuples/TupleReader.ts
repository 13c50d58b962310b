import type { ObjectRelation } from './tupleTexts.ts';

/**
 * What evaluation asks of the relationships of a store, as they are at one moment. Keys name an object with a relation:
 * `document:1#viewer`.
 */
export interface TupleReader {
  /** Whether the user has the relation on the object directly. */
  has(key: string, user: string): boolean;
  /** Everything that has the relation on the object directly: objects, wildcards and usersets. */
  users(key: string): Iterable<string>;
  /** The usersets among them by their text. */
  usersets(key: string): Iterable<[text: string, userset: ObjectRelation]>;
  /** How many usersets there are; more than there are where some are counted twice. */
  usersetCount(key: string): number;
  /** What a user is named for directly: the key of each object with the relation. */
  related(user: string): Iterable<string>;
}
