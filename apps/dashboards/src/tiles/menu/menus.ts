// Menus of tiles and of their marks: one part, loaded once a tile has its numbers.
export { MarkMenu } from './MarkMenu.tsx';
export { openAgency } from './openAgency.ts';
export { TileMenu } from './TileMenu.tsx';
