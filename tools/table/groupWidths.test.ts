// What the mouse does to the width of a group of columns, in a browser that lays it out.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { openUnderPolicy, type PageUnderPolicy } from '../csp/pageUnderPolicy.ts';
import { untilStill } from '../untilStill.ts';

describe('a group of columns in a browser', () => {
  let opened: PageUnderPolicy;

  before(async () => {
    opened = await openUnderPolicy('libs/data-table/src/view/grid/groupsPage.test-support.tsx', {});
    await opened.page.setViewportSize({ width: 1000, height: 500 });
  });
  beforeEach(async () => {
    await opened.page.reload();
    await header('Business').waitFor();
  });
  after(() => opened.close());

  const header = (name: string) => opened.page.getByRole('columnheader', { name, exact: true });
  const boxOf = async (name: string) => {
    const box = await header(name).boundingBox();
    assert.ok(box);
    return box;
  };
  const widths = async (...names: string[]) => Promise.all(names.map(async (name) => (await boxOf(name)).width));
  /** A browser may place edges between pixels. */
  const assertNear = (width: number, expected: number) =>
    assert.ok(Math.abs(width - expected) <= 1, `${width} px, not ${expected} px`);
  const grip = async (edge: 'left' | 'right') => {
    const { x, y, width, height } = await boxOf('Business');
    return { x: edge === 'right' ? x + width - 3 : x + 3, y: y + height / 2 };
  };
  const drag = async (edge: 'left' | 'right', by: number) => {
    const { x, y } = await grip(edge);
    await opened.page.mouse.move(x, y);
    await opened.page.mouse.down();
    await opened.page.mouse.move(x + by / 2, y);
    await opened.page.mouse.move(x + by, y);
    await opened.page.mouse.up();
    await untilStill(opened.page);
  };

  it('gets the width that its edge is dragged to, shared by its columns [TABLE-COL-4]', async () => {
    const [group = 0, city = 0, policies = 0] = await widths('Business', 'City', 'Policies');
    assertNear(group, city + policies);
    await drag('right', 100);
    const [wider = 0, widerCity = 0, widerPolicies = 0] = await widths('Business', 'City', 'Policies');
    assertNear(wider, group + 100);
    assert.ok(Math.abs(widerCity / widerPolicies - city / policies) < 0.02, 'in the same proportion');
  });

  it('is resized in the opposite direction if text runs from right to left', async () => {
    await opened.page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const [group = 0] = await widths('Business');
    await drag('left', -60);
    const [wider = 0] = await widths('Business');
    assertNear(wider, group + 60);
  });

  it('fits its columns to their content on a double click on its edge', async () => {
    const cell = opened.page.getByRole('gridcell', { name: 'Truth or Consequences, New Mexico' });
    const isCut = () => cell.evaluate((element) => element.scrollWidth > element.clientWidth);
    assert.equal(await isCut(), true);
    const { x, y } = await grip('right');
    await opened.page.mouse.dblclick(x, y);
    await untilStill(opened.page);
    assert.equal(await isCut(), false);
    const [group = 0, city = 0, policies = 0] = await widths('Business', 'City', 'Policies');
    assertNear(group, city + policies);
    assert.ok(policies < 120, `the narrow column became narrower: ${policies}`);
  });
});
