import { isRecord } from './isRecord.ts';

/** Returns a property of a value; undefined if it is not an object. */
export function propertyOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
