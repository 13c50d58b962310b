import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unclearWords } from '../lint/plainEnglish.mjs';
import { folderImports } from '../layers/folderImports.ts';
import { folderLayers } from '../layers/folderLayers.ts';
import { measureFile } from './measureFile.ts';

/** What a tree of the workspace measures. */
export interface TreeMeasures {
  /** Files that are shipped or run, without tests, stories and generated ones. */
  files: number;
  /** Their lines. */
  lines: number;
  /** Lines of their tests, test support, stories and docs pages. */
  testLines: number;
  medianLines: number;
  /** Nine of ten files are no longer. */
  ninetiethLines: number;
  longFunctions: number;
  casts: number;
  effects: number;
  /** Folders that import each other, directly or through others. */
  foldersInRings: number;
  /** Words of the lint rule of plain English, in all text of all files. */
  unclearWords: number;
}

const notShipped = /\.(test|test-d|test-support|stories|e2e|docs|pictures)\.tsx?$/;

/** Measures the packages and applications below `root`, a checkout of any age. */
export function measureTree(root: string): TreeMeasures {
  const sources = ['libs', 'apps']
    .flatMap((group) => readdirSync(path.join(root, group)).map((name) => path.join(root, group, name, 'src')))
    .filter((folder) => existsSync(folder));
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.'))
      .map((file) => path.join(folder, file)),
  );
  const shipped = files.filter((file) => !notShipped.test(file) && !file.startsWith(path.join(root, 'apps/e2e')));
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const measured = shipped.map((file) => measureFile(file, texts.get(file) ?? ''));
  const lengths = measured.map(({ lines }) => lines).sort((a, b) => a - b);
  const allLines = [...texts.values()].reduce((sum, text) => sum + linesOf(text), 0);
  const lines = sum(lengths);
  return {
    files: shipped.length,
    lines,
    testLines: allLines - lines,
    medianLines: lengths[Math.floor(lengths.length / 2)] ?? 0,
    ninetiethLines: lengths[Math.floor(lengths.length * 0.9)] ?? 0,
    longFunctions: sum(measured.map(({ longFunctions }) => longFunctions)),
    casts: sum(measured.map(({ casts }) => casts)),
    effects: sum(measured.map(({ effects }) => effects)),
    foldersInRings: sum(sources.map((folder) => folderLayers(folderImports(folder)).rings.flat().length)),
    unclearWords: sum([...texts.values()].map(unclearWordsIn)),
  };
}

function linesOf(text: string): number {
  return text.split('\n').length - 1;
}

function unclearWordsIn(text: string): number {
  return sum(unclearWords.map(({ pattern }) => [...text.matchAll(new RegExp(pattern, 'gi'))].length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
