import type { ColumnDef } from '../../columns/columnDefinition.types.ts';
import { renderColumns } from '../../columns/renderColumns.ts';
import { renderGroups } from './renderGroups.ts';

const definitions: ColumnDef[] = ['a', 'b', 'c'].map((id) => ({ id, header: id, minWidth: 100 }));
const groupsIn = (pinRoom: number) => {
  const columnPinning = { left: ['a', 'b'], right: [] };
  const common = { columnSizing: {}, holdsNumbers: () => false, textScale: 1 };
  const render = renderColumns({ definitions, columnPinning, pinRoom, ...common });
  const [row = []] = renderGroups(
    [
      [
        { key: 'money', header: 'Money', columnIds: ['a', 'b'], hiddenIds: [], edge: 'left' },
        { key: 'rest', header: null, columnIds: ['c'], hiddenIds: [], edge: null },
      ],
    ],
    render,
  );
  return row.map(({ cell, first, span, pinned }) => [cell.header, cell.columnIds.join(''), first, span, pinned]);
};

describe('the headers of groups', () => {
  it('Group headers cover the columns of a group that are pinned to an edge', () =>
    expect(groupsIn(Infinity)).toEqual([
      ['Money', 'ab', 0, 2, 'left'],
      [null, 'c', 2, 1, null],
    ]));

  it('Group headers are split if a narrow table unpins some of a group’s pinned columns', () =>
    expect(groupsIn(150)).toEqual([
      ['Money', 'a', 0, 1, 'left'],
      ['Money', 'b', 1, 1, null],
      [null, 'c', 2, 1, null],
    ]));
});
