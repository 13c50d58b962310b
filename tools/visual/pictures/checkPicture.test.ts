import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { removeLeftovers } from '../visualRun.ts';
import { baselinesIn, type Baselines } from './baselines.ts';
import { checkPicture } from './checkPicture.ts';
import { failuresIn, type Failures } from './failures.ts';
import { encodePng } from './encodePng.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const green = picture(4, 3, [46, 133, 64]);
const greenWithRed = picture(4, 3, [46, 133, 64], [[1, 2, 217, 30, 24]]);
const wider = picture(5, 3, [46, 133, 64]);
const storyId = 'components-actions-button--sizes';

let baselines: Baselines;
let failures: Failures;
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  baselines = baselinesIn(path.join(folder, 'baselines'));
  failures = failuresIn(path.join(folder, 'failures'));
});

/** Takes the pictures in turn, the last one again and again. */
async function check(takes: readonly Buffer[], options: { update?: boolean } = {}): Promise<string | undefined> {
  let taken = 0;
  return checkPicture({
    storyId,
    variant: 'light',
    take: () => Promise.resolve(takes[Math.min(taken++, takes.length - 1)] as Buffer),
    baselines,
    failures,
    wait: () => Promise.resolve(),
    ...options,
  });
}

describe('a picture', () => {
  it('that is the same as its baseline passes and leaves no files', async () => {
    baselines.write(storyId, 'light', green);
    assert.equal(await check([green]), undefined);
    assert.equal(failures.writePage(), undefined);
  });

  it('that differs fails with the number of pixels, and writes expected, actual and difference on one page', async () => {
    baselines.write(storyId, 'light', green);
    const problem = await check([greenWithRed]);
    assert.match(problem ?? '', /: 1 pixel differs/);
    assert.match(problem ?? '', /npm run visual -- --update --grep components-actions-button--sizes/);
    const own = path.join(folder, 'failures', `${storyId}.light`);
    assert.ok(problem?.includes(own));
    assert.deepEqual(readdirSync(own).sort(), ['actual.png', 'difference.png', 'expected.png']);
    assert.deepEqual(readFileSync(path.join(own, 'actual.png')), greenWithRed);
    const page = readFileSync(failures.writePage() ?? '', 'utf8');
    for (const name of ['expected', 'actual', 'difference']) assert.ok(page.includes(`${storyId}.light/${name}.png`));
  });

  it('of another size fails', async () => {
    baselines.write(storyId, 'light', green);
    assert.match((await check([wider])) ?? '', /its size differs/);
  });

  it('without a baseline fails with a message that says what to do', async () => {
    assert.match(
      (await check([green])) ?? '',
      /has no light picture yet\. Look at .*keep it with `npm run visual -- --update/,
    );
    assert.deepEqual(readdirSync(path.join(folder, 'failures', `${storyId}.light`)), ['actual.png']);
  });

  it('is taken again until it no longer changes', async () => {
    baselines.write(storyId, 'light', green);
    assert.equal(await check([wider, greenWithRed, greenWithRed, green]), undefined);
  });

  it('becomes the baseline during an update, once it no longer changes', async () => {
    assert.equal(await check([wider, green, green], { update: true }), undefined);
    assert.deepEqual(baselines.read(storyId, 'light'), green);
  });

  it('that looks the same is not rewritten, so that no file changes without a reason', async () => {
    const off = picture(4, 3, [47, 133, 64]);
    baselines.write(storyId, 'light', green);
    await check([off], { update: true });
    assert.deepEqual(baselines.read(storyId, 'light'), green);
  });
});

describe('a leftover picture', () => {
  it('is found and removed, and no other picture is', () => {
    baselines.write(storyId, 'light', green);
    baselines.write('components-actions-gone--first', 'dark', green);
    assert.deepEqual(baselines.leftovers([storyId]), [baselines.fileOf('components-actions-gone--first', 'dark')]);
    removeLeftovers(baselines, [storyId]);
    assert.deepEqual(baselines.leftovers([storyId]), []);
    assert.ok(existsSync(baselines.fileOf(storyId, 'light')));
  });
});

function picture(width: number, height: number, color: number[], spots: number[][] = []): Buffer {
  const data = new Uint8Array(width * height * 4);
  for (let offset = 0; offset < data.length; offset += 4) data.set([...color, 255], offset);
  for (const [x = 0, y = 0, ...rgb] of spots) data.set([...rgb, 255], (y * width + x) * 4);
  return encodePng({ width, height, data });
}
