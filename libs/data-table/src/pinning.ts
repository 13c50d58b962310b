export { useRowPinning } from './pinning/useRowPinning.tsx';
export type { RowPinning, RowPinningOptions } from './pinning/useRowPinning.tsx';
