import fc from 'fast-check';
import type { ColumnOrGroupDef } from '../../columns/columnDefinition.types.ts';
import { columnTree, type ColumnNode } from './columnTree.ts';

const { tree: anyTree } = fc.letrec<{ tree: ColumnOrGroupDef[]; node: ColumnOrGroupDef }>((tie) => ({
  tree: fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
  node: fc.oneof(
    { maxDepth: 4 },
    fc.record({ id: fc.uuid(), header: fc.constant('Column') }),
    fc.record({ header: fc.constant('Group'), columns: tie('tree') }),
  ),
}));

const idsOf = (definitions: readonly ColumnOrGroupDef[]): (string | undefined)[] =>
  definitions.flatMap((one) => ('columns' in one ? idsOf(one.columns) : one.id));

const columnsIn = (node: ColumnNode): number[] => (typeof node === 'number' ? [node] : node.nodes.flatMap(columnsIn));

describe('the tree of columns', () => {
  it('The column tree contains each column once, in the order of the definitions', () => {
    fc.assert(
      fc.property(anyTree, (definitions) => {
        const { columns, nodes } = columnTree(definitions);
        expect(columns.map(({ id }) => id)).toEqual(idsOf(definitions));
        expect(nodes.flatMap(columnsIn)).toEqual([...columns.keys()]);
      }),
    );
  });

  it('The column tree distinguishes groups with the same header', () => {
    const group = (id: string) => ({ header: 'Premium', columns: [{ id, header: id }] });
    const { nodes } = columnTree([group('a'), group('b')]);
    expect(new Set(nodes.map((node) => (typeof node === 'number' ? node : node.id))).size).toBe(2);
  });
});
