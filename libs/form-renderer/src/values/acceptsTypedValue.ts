/** Whether a typed value may be added: neither bound is set, or the length in characters lies within them. */
export function acceptsTypedValue(
  text: string,
  { minLength, maxLength }: { minLength?: number; maxLength?: number },
): boolean {
  const length = [...text].length;
  return (minLength === undefined || length >= minLength) && (maxLength === undefined || length <= maxLength);
}
