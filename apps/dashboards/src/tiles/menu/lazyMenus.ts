import { lazy } from 'react';

/** The menu of a tile, fetched once the tile has its numbers. */
export const TileMenu = lazy(() => import('./menus.ts').then((module) => ({ default: module.TileMenu })));

/** The menu of a mark of a chart, fetched with that of the tile. */
export const MarkMenu = lazy(() => import('./menus.ts').then((module) => ({ default: module.MarkMenu })));
