import type { ObjectRelation } from './tupleTexts.ts';

/** What evaluation asks of the relationships of a store, as they are at one moment. */
export interface TupleReader {
  /** Whether the user has the relation on the object directly. */
  has(object: string, relation: string, user: string): boolean;
  /** Everything that has the relation on the object directly: objects, wildcards and usersets. */
  users(object: string, relation: string): Iterable<string>;
  /** The usersets among them. */
  usersets(object: string, relation: string): Iterable<ObjectRelation>;
  /** Where a user stands directly: each object with the relation. */
  related(user: string): Iterable<ObjectRelation>;
}
