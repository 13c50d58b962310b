import type { TupleKey } from '@agency-insights/insights-api/contract';
import { idOf, typeOf, userParts } from '../tuples/tupleTexts.ts';

/** The columns of a relationship's parts. */
export interface TupleColumns {
  object_type: string;
  object_id: string;
  relation: string;
  user_type: string;
  user_id: string;
  user_relation: string;
}

/** The names of these columns. */
export const tupleColumns = ['object_type', 'object_id', 'relation', 'user_type', 'user_id', 'user_relation'] as const;

/** Returns the columns of a relationship. */
export function toColumns({ object, relation, user }: TupleKey): TupleColumns {
  const { type, id, relation: userRelation } = userParts(user);
  return {
    object_type: typeOf(object),
    object_id: idOf(object),
    relation,
    user_type: type,
    user_id: id,
    user_relation: userRelation,
  };
}

/** Returns the relationship of a row. */
export function toTuple(row: TupleColumns): TupleKey {
  const user = `${row.user_type}:${row.user_id}`;
  return {
    user: row.user_relation === '' ? user : `${user}#${row.user_relation}`,
    relation: row.relation,
    object: `${row.object_type}:${row.object_id}`,
  };
}
