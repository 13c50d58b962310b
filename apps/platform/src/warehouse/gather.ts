/** The values of some ids, in their order. Plain loops: a callback for each of many thousand rows is most of an answer's time. */
export function gatherInt32(ids: Int32Array, byId: Int32Array): Int32Array {
  const values = new Int32Array(ids.length);
  for (let row = 0; row < ids.length; row++) values[row] = byId[ids[row]!]!;
  return values;
}

/** The same for numbers with a fraction, or larger ones. */
export function gatherFloat64(ids: Int32Array, byId: Float64Array): Float64Array {
  const values = new Float64Array(ids.length);
  for (let row = 0; row < ids.length; row++) values[row] = byId[ids[row]!]!;
  return values;
}

/** The same for flags. */
export function gatherUint8(ids: Int32Array, byId: Uint8Array): Uint8Array {
  const values = new Uint8Array(ids.length);
  for (let row = 0; row < ids.length; row++) values[row] = byId[ids[row]!]!;
  return values;
}
