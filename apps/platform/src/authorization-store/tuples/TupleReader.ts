import type { ObjectRelation } from './tupleTexts.ts';

/**
 * Reads a snapshot of a store's relationships for evaluation. A key is an object with a relation: `document:1#viewer`.
 */
export interface TupleReader {
  /** Whether the user has the relation on the object directly. */
  has(key: string, user: string): boolean;
  /** Returns everything that has the relation on the object directly: objects, wildcards and usersets. */
  users(key: string): Iterable<string>;
  /** Returns the usersets among them with their texts. */
  usersets(key: string): Iterable<[text: string, userset: ObjectRelation]>;
  /** Returns the number of usersets, or more if some are counted twice. */
  usersetCount(key: string): number;
  /** Returns the keys of the user's direct relations: each object with the relation. */
  related(user: string): Iterable<string>;
}
