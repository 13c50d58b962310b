import { useEffect, useMemo, useState } from 'react';
import type { LoadedOption } from '../values/LoadedOption.ts';
import { useFormContext } from '../renderer/FormContext.ts';

/**
 * Returns the options of a field with their counts while the list is open; without counts while loading or on failure.
 */
export function useCountedOptions(
  fieldId: string,
  options: readonly LoadedOption[],
  isOpen: boolean,
): readonly LoadedOption[] {
  const { form, loaders, optionCounts } = useFormContext();
  const [counts, setCounts] = useState<ReadonlyMap<string, number> | null>(null);
  const heading = optionCounts?.headingOf(fieldId);
  useEffect(() => {
    if (!isOpen || heading === undefined || !optionCounts) return;
    const request = new AbortController();
    optionCounts.count(fieldId, form.getValues(), { signal: request.signal }).then(
      (counted) => !request.signal.aborted && setCounts(counted),
      (error: unknown) =>
        !request.signal.aborted && loaders.logger.warn('Options could not be counted', { fieldId, error }),
    );
    return () => {
      request.abort();
      // The values may be others when the list opens again.
      setCounts(null);
    };
  }, [isOpen, heading, optionCounts, fieldId, form, loaders]);
  return useMemo(() => (heading === undefined ? options : withCounts(options, counts)), [options, heading, counts]);
}

/** Adds counts to options; those with 0 come last. */
function withCounts(options: readonly LoadedOption[], counts: ReadonlyMap<string, number> | null): LoadedOption[] {
  const counted = options.map((option) => ({
    ...option,
    count: counts === null ? undefined : (counts.get(option.value) ?? 0),
  }));
  return counts === null ? counted : counted.sort((a, b) => Number(a.count === 0) - Number(b.count === 0));
}
