import { columnSource } from '../index.ts';
import { GroupMembers } from './GroupMembers.ts';
import { RowGroups } from './RowGroups.ts';

it('The rows of a group are found among more groups than a call takes arguments', () => {
  const count = 300_000;
  const codes = Int32Array.from({ length: count }, (_, row) => row);
  const source = columnSource({ rowCount: count, columns: { code: codes } });
  const groups = new RowGroups(count, [source.column('code')!]);
  const rows = Uint32Array.from(codes);
  const members = new GroupMembers(groups, new Uint32Array(count).fill(1), { rows, starts: rows });
  expect(members.rowsOf(7)).toEqual([7]);
});
