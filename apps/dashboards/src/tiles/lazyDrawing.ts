import { lazy, type ComponentType } from 'react';
import type { TileDrawingProps } from './TileView.ts';

type Drawing = ComponentType<TileDrawingProps>;

/** A drawing that is loaded when a tile first shows it. `load`: imports the module that exports it by `name`. */
export function lazyDrawing<K extends string>(load: () => Promise<Readonly<Record<K, Drawing>>>, name: K): Drawing {
  return lazy<Drawing>(() => load().then((module) => ({ default: module[name] })));
}
