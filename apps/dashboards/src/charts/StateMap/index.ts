export { StateMap } from './StateMap.tsx';
export type { StateMapProps, StateMapView, StateValue } from './StateMap.types.ts';
