import { useEffect, useRef } from 'react';
import type { DataTableLogger } from '../columns/checkColumns.ts';

/** Sends each warning to the logger once. */
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
