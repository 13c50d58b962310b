/** The error about a prop that a component cannot use: a sentence that says what to give. */
export function mistakenProp(owner: string, wanted: string, prop: string, value: unknown): TypeError {
  const given = Array.isArray(value) ? 'a list' : String(value);
  return new TypeError(`${owner} needs ${wanted} as "${prop}"; it is ${given}.`);
}
