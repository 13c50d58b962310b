/** A node of the tree that explains a relation, in OpenFGA's form. */
export interface ExpandNode {
  /** `document:1#viewer`. */
  name: string;
  leaf?: {
    users?: { users: string[] };
    computed?: { userset: string };
    tupleToUserset?: { tupleset: string; computed: { userset: string }[] };
  };
  union?: { nodes: ExpandNode[] };
  intersection?: { nodes: ExpandNode[] };
  difference?: { base: ExpandNode; subtract: ExpandNode };
}
