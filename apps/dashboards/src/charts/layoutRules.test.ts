import fc from 'fast-check';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textWidth } from './format/textWidth.ts';
import { halveText, wrapText } from './format/wrapText.ts';
import { columnTotals, stackColumns } from './StackedBarChart/stackColumns.ts';
import { english, showLanguage } from '../language/texts.ts';
import { drawHeatMap } from './HeatMap/drawHeatMap.tsx';
import { drawHistogram } from './Histogram/drawHistogram.tsx';
import { placeEndLabels } from './LineChart/placeEndLabels.ts';
import { thinLine } from './LineChart/thinLine.ts';
import { binPoints } from './ScatterChart/scatterRules.ts';
import { pathBox } from './StateMap/pathBox.ts';
import { stateGrid } from './StateMap/stateGrid.ts';
import { stateShapes } from './StateMap/stateShapes.generated.ts';
import { drawWaterfall } from './WaterfallChart/drawWaterfall.tsx';
import { waterfallSteps } from './WaterfallChart/waterfallSteps.ts';

const value = fc.option(fc.integer({ min: -1e6, max: 1e6 }));

afterEach(() => showLanguage(english));

describe('stacked bars', () => {
  it('add up to the total of their column, without a gap', () => {
    const layers = fc
      .integer({ min: 1, max: 6 })
      .chain((columns) =>
        fc.array(fc.array(value, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 8 }),
      );
    fc.assert(
      fc.property(layers, (rows) => {
        const series = rows.map((row, index) => ({
          id: `s${index}`,
          label: `S${index}`,
          points: row.map((one, column) => ({ id: `p${column}`, label: '', value: one })),
        }));
        const totals = columnTotals(series);
        stackColumns(series).forEach((column, index) => {
          expect(column.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(totals[index] ?? 0);
          for (const side of [1, -1]) {
            const own = column.filter(({ from, to }) => (to - from) * side > 0);
            own.forEach(({ from }, layer) => expect(from).toBe(own[layer - 1]?.to ?? 0));
          }
        });
      }),
    );
  });
});

describe('a waterfall', () => {
  const start = { id: 'start', label: 'Last year', value: 100 };
  const end = { id: 'end', label: 'Now' };

  it('ends at the sum of its start and all changes, each beginning at the end of the previous one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 })), (numbers) => {
        const changes = numbers.map((one, index) => ({ id: `c${index}`, label: '', value: one }));
        const steps = waterfallSteps({ start, changes, end });
        expect(steps.at(-1)?.point.value).toBe(numbers.reduce((sum, one) => sum + one, 100));
        steps.slice(1, -1).forEach(({ from }, index) => expect(from).toBe(steps[index]?.to));
      }),
    );
  });

  it('hides its end if one of its changes is hidden', () => {
    const steps = waterfallSteps({ start, changes: [{ id: 'c', label: 'Rate', value: null }], end });
    expect(steps.at(-1)?.point).toMatchObject({ value: null, reason: 'Rate is not shown' });
  });
});

describe('squares of points', () => {
  it('contain every point once', () => {
    const point = fc.record({ px: fc.nat(900), py: fc.nat(400), isInSelection: fc.boolean() });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 200 }), (points) => {
        const bins = binPoints(points, 16);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
        expect(bins.reduce((sum, { selected }) => sum + selected, 0)).toBe(
          points.filter(({ isInSelection }) => isInSelection).length,
        );
      }),
    );
  });
});

describe('long lines', () => {
  it('keep their highest and lowest point and their gaps when points are omitted', () => {
    const points = Array.from({ length: 5_000 }, (_, index) => ({
      x: index / 50,
      y: index === 2_500 ? null : Math.sin(index) * 100,
    }));
    const thin = thinLine(points, 100);
    const heights = (list: readonly { y: number | null }[]) => list.flatMap(({ y }) => y ?? []);
    expect(thin.length).toBeLessThan(600);
    expect(Math.max(...heights(thin))).toBe(Math.max(...heights(points)));
    expect(Math.min(...heights(thin))).toBe(Math.min(...heights(points)));
    expect(thin.some(({ y }) => y === null)).toBe(true);
  });
});

describe('names at the ends of lines', () => {
  it('do not overlap, and keep the order of the lines', () => {
    expect(placeEndLabels([50, 52, 10], { top: 0, bottom: 200 }, 16)).toEqual([50, 66, 10]);
    expect(placeEndLabels([199, 200], { top: 0, bottom: 200 }, 16)).toEqual([184, 200]);
    expect(placeEndLabels([199, 200], { top: 0, bottom: 200 }, 29)).toEqual([171, 200]);
  });
});

describe('long names', () => {
  it('wrap between words into two lines, and are cut only if these do not fit', () => {
    expect(wrapText('Retail Trade', 136, 12)).toEqual(['Retail Trade']);
    expect(wrapText('Accommodation and Food Services', 136, 12)).toEqual(['Accommodation and', 'Food Services']);
    const [first, second] = wrapText('Administrative and Support and Waste Management Services', 136, 12);
    expect(first).toBe('Administrative and');
    expect(second).toMatch(/^Support and .*…$/);
    expect(wrapText('Donaudampfschifffahrtsgesellschaft', 80, 12)).toEqual([expect.stringMatching(/…$/)]);
  });

  it('never exceed their width', () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, fc.integer({ min: 30, max: 300 }), (texts, room) => {
        const lines = wrapText(texts.join(' '), room, 12);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(textWidth(line, 12) <= room || [...line].length <= 2).toBe(true);
      }),
    );
  });

  it('have two lines of about the same length below a column', () => {
    expect(halveText('Last year', 12)).toEqual(['Last', 'year']);
    expect(halveText('$2.5M to $5M', 12)).toEqual(['$2.5M', 'to $5M']);
    expect(halveText('New', 12)).toEqual(['New']);
  });

  it('are all shown below the steps of a waterfall on a phone, with rounded amounts above them', () => {
    const names = ['Last year', 'New', 'Rate', 'Other', 'Lost', 'This year'];
    const steps = names.map((label, index) => ({
      point: { id: label, label, value: 56_640_000 },
      kind: index % 5 === 0 ? ('total' as const) : ('change' as const),
      from: 0,
      to: 56_640_000,
    }));
    const { picture } = drawWaterfall({ steps, format: 'cents', height: 290, width: 324, selectedIds: [] });
    const words = renderToStaticMarkup(picture as ReactElement).replaceAll(/<[^>]+>/g, ' ');
    for (const name of names) for (const word of name.split(' ')) expect(words).toContain(word);
    expect(words).toContain('+$566K');
    expect(words).not.toContain('…');
  });

  it('keep the values of a waterfall whole on a phone, in a language with long amounts', () => {
    showLanguage({ tag: 'es-ES', texts: {} });
    const steps = [1_020_000_000, 93_900_000, -74_150_000, 8_445_000, 56_630_000, 960_000_000].map((value, at) => ({
      point: { id: `s${at}`, label: 'Nueva', value },
      kind: at % 5 === 0 ? ('total' as const) : ('change' as const),
      from: 0,
      to: value,
    }));
    const { picture } = drawWaterfall({ steps, format: 'cents', height: 290, width: 324, selectedIds: [] });
    const words = textsOf(picture).map(({ text }) => text);
    expect(words).toContain('+939\u00A0mil');
    expect(words.join()).not.toContain('…');
  });
});

/** The texts of a drawing, with their boxes in px where they are centered. */
function textsOf(picture: ReactNode): { text: string; left: number; right: number; y: string }[] {
  const found = renderToStaticMarkup(picture as ReactElement).matchAll(/<text([^>]*)>([^<]+)</g);
  return [...found].map(([, attributes = '', text = '']) => {
    const middle = Number(/ x="([^"]+)"/.exec(attributes)?.[1]);
    const half = textWidth(text, 12) / 2;
    return { text, left: middle - half, right: middle + half, y: / y="([^"]+)"/.exec(attributes)?.[1] ?? '' };
  });
}

const germanClasses = ['Unter 500.000 $', '500.000 $ – 1 Mio. $', '1–2,5 Mio. $', '2,5–5 Mio. $', '5–10 Mio. $'];

describe('a histogram on a phone', () => {
  it('shows whole ranges that do not overlap', () => {
    const labels = ['Erstattet', '300–500 $', '3.000–5.000 $', '10.000–20.000 $', '20.000–30.000 $', '30.000–50.000 $'];
    const bins = [...labels, ...labels].map((label, at) => ({ id: `b${at}`, label, value: 0.1 }));
    for (let width = 280; width <= 440; width += 4) {
      const drawing = drawHistogram({ bins, format: 'ratio', width, height: 260, peerLabel: 'Peers' });
      const shown = textsOf(drawing.picture).filter(({ text }) => !text.endsWith('%'));
      expect(shown.length).toBeGreaterThan(1);
      for (const { text } of shown) expect(labels).toContain(text);
      shown.slice(1).forEach(({ left }, at) => expect(left).toBeGreaterThanOrEqual(shown[at]?.right ?? Infinity));
    }
  });
});

describe('a heat map', () => {
  it('names every column and has a value in every cell on a phone, in a language with long words', () => {
    showLanguage({ tag: 'de-DE', texts: {} });
    const cells = germanClasses.map((label, at) => ({ id: `c${at}`, label, value: 0.824 }));
    const rows = [{ id: 'wc', label: 'Workers compensation', cells }];
    const { picture } = drawHeatMap({ rows, format: 'ratio', scale: 'sequential', width: 320 });
    const texts = textsOf(picture).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(germanClasses));
    expect(texts.filter((text) => text === '82,4')).toHaveLength(germanClasses.length);
  });

  it('has a dash in a cell whose value is withheld', () => {
    const cells = [
      { id: 'may', label: 'May', value: null, reason: 'fewer than 5 agencies' },
      { id: 'june', label: 'June', value: 0.5 },
    ];
    const rows = [{ id: 'auto', label: 'Auto', cells }];
    const { picture } = drawHeatMap({ rows, format: 'ratio', scale: 'sequential', width: 400 });
    const words = renderToStaticMarkup(picture as ReactElement).match(/(?<=<text[^>]*>)[^<]+(?=<)/g);
    expect(words).toEqual(expect.arrayContaining(['–', '50.0%']));
  });
});

describe('outlines of states', () => {
  it('exist for the 50 states and DC, in whole px on the map', () => {
    const codes = stateGrid.filter(({ row }) => row < 8).map(({ code }) => code);
    expect(Object.keys(stateShapes).sort()).toEqual([...codes].sort());
    for (const path of Object.values(stateShapes)) {
      expect(path).toMatch(/^(M-?\d+,-?\d+(l-?\d+,-?\d+)+z)+$/);
      const { x, y, width, height } = pathBox(path);
      expect(x).toBeGreaterThanOrEqual(-58);
      expect(x + width).toBeLessThanOrEqual(975);
      expect(y + height).toBeLessThanOrEqual(610);
    }
  });

  it('each have a tile, without overlaps', () => {
    expect(stateGrid).toHaveLength(56);
    expect(new Set(stateGrid.map(({ column, row }) => `${column}/${row}`)).size).toBe(56);
  });
});
