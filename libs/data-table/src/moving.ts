export { movableSource } from './moving/movableSource.ts';
export type { MovableSource } from './moving/movableSource.ts';
export { RowOrder } from './moving/RowOrder.ts';
export { useRowMoving } from './moving/useRowMoving.tsx';
export type { RowMoving, RowMovingOptions } from './moving/useRowMoving.tsx';
