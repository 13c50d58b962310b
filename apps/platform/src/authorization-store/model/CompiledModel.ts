/** How a relation is computed. */
export type Rewrite =
  | { kind: 'this' }
  | { kind: 'computed'; relation: string }
  | { kind: 'from'; tupleset: string; relation: string }
  | { kind: 'union' | 'intersection'; children: readonly Rewrite[] }
  | { kind: 'difference'; base: Rewrite; subtract: Rewrite };

/** Relations that hold on an object because another one holds on it, or on an object that it points to. */
export interface Consequences {
  /** Relations of the same object: `viewer: editor` makes `viewer` a consequence of `editor`. */
  computed: readonly string[];
  /** Relations of objects that name this one: `viewer from parent` on documents is a consequence of a folder's `viewer`. */
  from: readonly { type: string; tupleset: string; relation: string }[];
  /** Whether some relation accepts all users with this one: `[group#member]`. */
  given: boolean;
}

/** Parts that alone make a relation hold: those outside any intersection or exclusion. */
export interface Sufficient {
  /** Being related directly. */
  direct: boolean;
  /** Relations of the same object. */
  computed: ReadonlySet<string>;
  /** Relations of objects that this one names, as `relation from tupleset`. */
  from: ReadonlySet<string>;
}

/** A relation of a type, ready for evaluation. */
export interface CompiledRelation {
  type: string;
  name: string;
  rewrite: Rewrite;
  /** Types whose objects may be related directly: `[user]`. */
  users: ReadonlySet<string>;
  /** Types that may be related directly as a whole: `[user:*]`. */
  wildcards: ReadonlySet<string>;
  /** Usersets that may be related directly, as `type#relation`. */
  usersets: ReadonlySet<string>;
  sufficient: Sufficient;
  consequences: Consequences;
}

/** The relations of a type by name. */
export type CompiledType = ReadonlyMap<string, CompiledRelation>;

/** An authorization model, checked and ready for evaluation. It never changes. */
export interface CompiledModel {
  id: string;
  types: ReadonlyMap<string, CompiledType>;
  /** The relation of a type; undefined when the model has none. */
  relation(type: string, name: string): CompiledRelation | undefined;
}
