import fc from 'fast-check';
import { boundedWidth, columnLayout, fittingPins } from './columnLayout.ts';
import type { LayoutColumn } from './columnLayout.ts';

describe('columnLayout', () => {
  it('columnLayout distributes the width over unsized columns in proportion to their min widths', () => {
    const layout = columnLayout([
      { id: 'a', pinned: null, minWidth: 200 },
      { id: 'b', pinned: null, width: 80 },
      { id: 'c', pinned: null, minWidth: 100, maxWidth: 150 },
      { id: 'd', pinned: null },
    ]);
    expect(layout.template).toBe('minmax(min(200px, 46cqi), 200fr) 80px minmax(100px, 150px) minmax(104px, 104fr)');
    expect(layout.minWidth).toBe('calc(min(200px, 46cqi) + 80px + 100px + 104px)');
    expect(layout.stickyWidth).toBe('calc(min(200px, 46cqi))');
  });

  it('columnLayout places pinned columns one after another from their edge', () => {
    const layout = columnLayout([
      { id: 'a', pinned: 'left', width: 50 },
      { id: 'b', pinned: 'left', minWidth: 180 },
      { id: 'c', pinned: null },
      { id: 'd', pinned: 'right', width: 40 },
      { id: 'e', pinned: 'right', width: 60 },
    ]);
    expect(Object.fromEntries(layout.offsets)).toEqual({ a: 0, b: 50, d: 60, e: 0 });
    expect(layout.stickyWidth).toBe('calc(min(50px, 60cqi) + 180px)');
    expect(layout.endWidth).toBe('calc(60px + 40px)');
    expect(layout.template).toBe('min(50px, 60cqi) minmax(180px, 180fr) minmax(104px, 104fr) 40px 60px');
  });

  it('columnLayout shrinks the only pinned column of a narrow table before the others', () => {
    const layout = columnLayout([
      { id: 'a', pinned: null },
      { id: 'b', pinned: 'left', minWidth: 220 },
    ]);
    expect(layout.template).toBe('minmax(104px, 104fr) minmax(min(220px, 46cqi), 220fr)');
    expect(layout.stickyWidth).toBe('calc(min(220px, 46cqi))');
  });

  it('columnLayout fixes a pinned column that has another one behind it', () => {
    expect(
      columnLayout([
        { id: 'a', pinned: 'left', minWidth: 120 },
        { id: 'b', pinned: 'left' },
      ]).template,
    ).toBe('min(120px, 46cqi) minmax(104px, 104fr)');
  });

  it('columnLayout keeps as many pinned columns as leave space, so that others can be seen', () => {
    const columns: LayoutColumn[] = [
      { id: 'boxes', pinned: 'left', width: 50, isAuxiliary: true },
      { id: 'name', pinned: 'left', width: 300 },
      { id: 'city', pinned: 'left' },
      { id: 'state', pinned: null },
      { id: 'note', pinned: 'right' },
      { id: 'actions', pinned: 'right', width: 60 },
    ];
    const pinsIn = (room: number) =>
      fittingPins(columns, room).flatMap(({ id, pinned }) => (pinned ? [`${id} ${pinned}`] : []));
    const all = ['boxes left', 'name left', 'city left', 'note right', 'actions right'];
    expect(pinsIn(Infinity)).toEqual(all);
    expect(pinsIn(618)).toEqual(all);
    // Those of the left edge stay first, then those that are farther out.
    expect(pinsIn(617)).toEqual(['boxes left', 'name left', 'city left', 'actions right']);
    expect(pinsIn(500)).toEqual(['boxes left', 'name left', 'city left']);
    // A name stays in any table, and boxes beside it.
    expect(pinsIn(0)).toEqual(['boxes left', 'name left']);
    const narrow = columnLayout(fittingPins(columns, 0));
    expect(narrow.stickyWidth).toBe('calc(50px + min(300px, 60cqi))');
    expect(narrow.leastWidths(300)).toEqual([50, 180, 104, 104, 104, 60]);
  });
});

describe('pinned columns of a narrow table', () => {
  it('The checkboxes and the first data column next to them stay pinned in a narrow table', () => {
    const layout = columnLayout([
      { id: 'boxes', pinned: 'left', width: 50, isAuxiliary: true },
      { id: 'name', pinned: null, minWidth: 200 },
      { id: 'city', pinned: null },
    ]);
    expect(layout).toMatchObject({ lead: 'name', leadOffset: 'calc(50px)' });
    expect(layout.stickyWidth).toBe('calc(50px + min(200px, 46cqi))');
    expect(layout.leastWidths(300)).toEqual([50, 138, 104]);
    expect(layout.leastWidths(1000)).toEqual([50, 200, 104]);
  });

  it('The pinned columns stay in a narrow table if a data column is pinned', () => {
    const layout = columnLayout([
      { id: 'boxes', pinned: 'left', width: 50, isAuxiliary: true },
      { id: 'name', pinned: 'left', minWidth: 200 },
      { id: 'city', pinned: null },
    ]);
    expect(layout.lead).toBeUndefined();
    expect(layout.stickyWidth).toBe('calc(50px + min(200px, 46cqi))');
  });
});

describe('columnLayout without columns', () => {
  it('columnLayout is empty without columns', () => {
    expect(columnLayout([])).toMatchObject({ template: '', minWidth: '0px', stickyWidth: '0px', lead: undefined });
    expect(columnLayout([]).leastWidths(800)).toEqual([]);
  });
});

describe('boundedWidth', () => {
  it('boundedWidth clamps widths between min and max [TABLE-COL-4]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: 20, max: 200 }),
        fc.integer({ min: 200, max: 900 }),
        (width, minWidth, maxWidth) => {
          const bounded = boundedWidth(width, { minWidth, maxWidth });
          expect(bounded).toBeGreaterThanOrEqual(minWidth);
          expect(bounded).toBeLessThanOrEqual(maxWidth);
          if (width >= minWidth && width <= maxWidth) expect(bounded).toBe(width);
        },
      ),
    );
  });
});
