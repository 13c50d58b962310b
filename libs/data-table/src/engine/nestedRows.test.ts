import { columnSource } from './columnSource.ts';
import { createRowIds } from './rowIds.ts';
import { rowsSource } from './rowsSource.ts';
import { createTableEngine } from './TableEngine.ts';

interface Agency {
  name: string;
  accounts?: Agency[];
}

const agencies: Agency[] = [
  { name: 'Sooner', accounts: [{ name: 'Tulsa' }, { name: 'Norman', accounts: [{ name: 'Campus' }] }] },
  { name: 'Brazos' },
];
const columns = [{ id: 'name', accessor: 'name' }];
const nested = () => rowsSource(agencies, { subRows: (agency) => agency.accounts });
const contains = (text: string) => ({ type: 'text', columnId: 'name', operator: 'contains', text }) as const;

describe('nested rows', () => {
  const namesOf = (rows: Uint32Array | null) => Array.from(rows ?? [], (row) => nested().row(row).name);

  it('Nested rows come after their parent, and are visible if it is expanded [TABLE-ROW-1]', () => {
    const source = nested();
    const engine = createTableEngine(source, columns);
    expect([...(source.parents ?? [])]).toEqual([-1, 0, 0, 2, -1]);
    expect(namesOf(engine.compute({}).rows)).toEqual(['Sooner', 'Brazos']);
    const open = engine.compute({ expanded: new Set([0]) });
    expect(namesOf(open.rows)).toEqual(['Sooner', 'Tulsa', 'Norman', 'Brazos']);
    expect([...(open.depths ?? [])]).toEqual([0, 1, 1, 0]);
    expect(open.matchCount).toBe(5);
    expect([engine.tree?.hasChildren(2), engine.tree?.hasChildren(3)]).toEqual([true, false]);
  });

  it('Nested rows are sorted within their group [TABLE-ROW-1]', () => {
    const view = createTableEngine(nested(), columns).compute({
      sorting: [{ id: 'name', desc: false }],
      expanded: true,
    });
    expect(namesOf(view.rows)).toEqual(['Brazos', 'Sooner', 'Norman', 'Campus', 'Tulsa']);
  });

  it('Filters find nested rows, and keep their parents [TABLE-ROW-1]', () => {
    const view = createTableEngine(nested(), columns).compute({ filters: [contains('camp')], expanded: true });
    expect(namesOf(view.rows)).toEqual(['Sooner', 'Norman', 'Campus']);
    expect(view.matchCount).toBe(3);
  });

  it('Filters include nested rows to depth 100, and deeper ones stay with their parent [TABLE-ROW-1]', () => {
    const names = Array.from({ length: 104 }, (_, depth) => `depth ${depth}.`);
    const parents = Int32Array.from(names, (_, depth) => depth - 1);
    const source = columnSource({ columns: { name: names }, rowCount: names.length, parents });
    const find = (text: string) =>
      createTableEngine(source, columns).compute({ filters: [contains(text)], expanded: true }).rowCount;
    expect(find('depth 100.')).toBe(104);
    expect(find('depth 101.')).toBe(0);
    expect(find('depth 99.')).toBe(100);
  });

  it('Rows may be nested deeper than the call stack allows', () => {
    let deep: Agency = { name: 'deepest' };
    for (let depth = 0; depth < 50_000; depth += 1) deep = { name: 'above', accounts: [deep] };
    const source = rowsSource([deep], { subRows: (agency) => agency.accounts });
    expect(source.rowCount).toBe(50_001);
    const view = createTableEngine(source, columns).compute({ expanded: true });
    expect(view.depths?.[50_000]).toBe(50_000);
  });

  it('Nested rows must come after their parent', () => {
    const source = columnSource({ columns: { name: ['a', 'b'] }, rowCount: 2, parents: Int32Array.of(1, -1) });
    expect(() => createTableEngine(source, columns)).toThrow('Row 0 is nested in row 1 below it');
  });
});

describe('row ids', () => {
  const rows = [
    { id: 'A1', name: 'Sooner', code: 7 },
    { id: 'A2', name: 'Brazos', code: 8 },
  ];

  it('Row ids come from the id key, else from id, else from name, else from the number [TABLE-ROW-4]', () => {
    expect(createRowIds(rowsSource(rows), { idKey: 'code' }).idOf(1)).toBe('8');
    expect(createRowIds(rowsSource(rows), { idKey: 'missing' }).idOf(1)).toBe('A2');
    expect(createRowIds(rowsSource(rows)).idOf(0)).toBe('A1');
    expect(createRowIds(rowsSource(rows.map(({ name }) => ({ name })))).idOf(0)).toBe('Sooner');
    expect(createRowIds(rowsSource(rows.map(({ code }) => ({ code })))).idOf(1)).toBe('1');
    expect(createRowIds(rowsSource(rows), { getRowId: (row, index) => `${row.code}-${index}` }).idOf(1)).toBe('8-1');
  });

  it('Row ids lead to the first row that has them', () => {
    const ids = createRowIds(columnSource({ columns: { id: ['x', 'y', 'x'] }, rowCount: 3 }));
    expect([ids.rowOf('x'), ids.rowOf('y'), ids.rowOf('z')]).toEqual([0, 1, -1]);
  });
});
