import type { FieldDocs, TypeDocs } from './typeDocs.ts';

/** What the source says of the parts of a component that `slotProps` reach; none where it is one element. */
export function slotDocs(types: Readonly<Record<string, TypeDocs>>, component: string): readonly FieldDocs[] {
  const prop = types[`${component}Props`]?.fields.find(({ name }) => name === 'slotProps');
  return types[prop?.type ?? `${component}SlotProps`]?.fields ?? [];
}
