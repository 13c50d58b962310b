import type { FieldDocs, TypeDocs } from './typeDocs.ts';

/** Returns the docs of the parts that `slotProps` reach; empty for a component of one element. */
export function slotDocs(types: Readonly<Record<string, TypeDocs>>, component: string): readonly FieldDocs[] {
  const prop = types[`${component}Props`]?.fields.find(({ name }) => name === 'slotProps');
  return types[prop?.type ?? `${component}SlotProps`]?.fields ?? [];
}
