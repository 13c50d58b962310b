import { useEffect, useRef } from 'react';
import type { DataTableLogger } from '../columns/checkColumns.ts';

/** Sends warnings to the logger, each text once: sorting and filtering do not repeat what is known. */
export function useWarningsOnce(logger: DataTableLogger | undefined, warnings: readonly string[]): void {
  const reported = useRef(new Set<string>());
  useEffect(() => {
    if (!logger) return;
    for (const warning of warnings) {
      if (!reported.current.has(warning)) logger.warn(warning);
      reported.current.add(warning);
    }
  }, [logger, warnings]);
}
