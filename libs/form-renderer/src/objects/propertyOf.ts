import { isRecord } from './isRecord.ts';

/** A property of what may be no object at all; undefined there. */
export function propertyOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
