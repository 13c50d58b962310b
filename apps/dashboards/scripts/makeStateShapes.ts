// `npm run shapes -w @agency-insights/dashboards` writes src/charts/StateMap/stateShapes.generated.ts from us-atlas.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { stateGrid } from '../src/charts/StateMap/stateGrid.ts';

type Ring = readonly (readonly number[])[];
type StateTopology = Topology<{ states: GeometryCollection<{ name: string }> }>;

/** Points whose triangle is smaller than this many square px of the 975 × 610 map are left out. */
const minWeight = 1;

const atlas = createRequire(import.meta.url)('us-atlas/states-albers-10m.json') as StateTopology;
const codeOfName = new Map(stateGrid.map(({ code, name }) => [name, code]));
const target = path.join(import.meta.dirname, '../src/charts/StateMap/stateShapes.generated.ts');
const topology = simplify(presimplify(atlas), minWeight);
const lines = feature(topology, topology.objects.states).features.map(({ geometry, properties }) => {
  const code = codeOfName.get(properties.name);
  if (code === undefined) throw new Error(`No code for "${properties.name}". Add it to stateGrid.ts.`);
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') throw new Error(`${code} has no polygon.`);
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return `  ${code}: '${polygons.flat().map(pathOfRing).join('')}',`;
});

writeFileSync(
  target,
  `// Made by scripts/makeStateShapes.ts from us-atlas 3.0.1 (ISC; boundaries of the US Census Bureau, 2017).
/** Outlines of the 50 states and DC on a map of 975 × 610 px, as SVG path data. */
export const stateShapes: Readonly<Record<string, string>> = {
${lines.sort().join('\n')}
};
`,
);

/** A ring in whole px, each point relative to the one before; rings that round to nothing are left out. */
function pathOfRing(ring: Ring): string {
  let [x, y] = roundedPoint(ring[0]);
  let text = `M${x},${y}`;
  let steps = 0;
  for (const point of ring.slice(1, -1)) {
    const [nextX, nextY] = roundedPoint(point);
    if (nextX === x && nextY === y) continue;
    text += `l${nextX - x},${nextY - y}`;
    [x, y] = [nextX, nextY];
    steps += 1;
  }
  return steps < 2 ? '' : `${text}z`;
}

function roundedPoint(point: readonly number[] | undefined): [number, number] {
  const [x = 0, y = 0] = point ?? [];
  return [Math.round(x), Math.round(y)];
}
