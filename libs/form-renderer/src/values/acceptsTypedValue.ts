/** Whether a typed value may be added: neither bound is set, or the length in characters lies within them. */
export function acceptsTypedValue(
  text: string,
  { minLength = 0, maxLength = Infinity }: { minLength?: number; maxLength?: number },
): boolean {
  const { length } = [...text];
  return length >= minLength && length <= maxLength;
}
