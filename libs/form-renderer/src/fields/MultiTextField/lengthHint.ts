/** Which lengths a typed value may have, in words; undefined where any may. */
export function lengthHint({ minLength, maxLength }: { minLength?: number; maxLength?: number }): string | undefined {
  const last = maxLength ?? minLength;
  if (last === undefined) return undefined;
  const before =
    minLength === undefined
      ? 'at most '
      : maxLength === undefined
        ? 'at least '
        : minLength === maxLength
          ? ''
          : `${minLength} to `;
  return `Enter ${before}${last} character${last === 1 ? '' : 's'} each`;
}
