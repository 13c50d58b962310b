'use client';
import { useEventCallback } from '@mui/material/utils';
import { useMemo } from 'react';
import type { ShellLinkSettings } from './ShellLink.tsx';

/**
 * The settings for the links of a shell, which stay the same while its callbacks are created on each render: pages
 * are fetched, and warnings reported, once for each link.
 */
export function useShellLinkSettings({ linkComponent, onPrefetch, logger }: ShellLinkSettings): ShellLinkSettings {
  const prefetch = useEventCallback((href: string) => onPrefetch?.(href));
  const warn = useEventCallback((message: string) => logger?.warn(message));
  const prefetches = onPrefetch !== undefined;
  const logs = logger !== undefined;
  return useMemo(
    () => ({ linkComponent, onPrefetch: prefetches ? prefetch : undefined, logger: logs ? { warn } : undefined }),
    [linkComponent, prefetches, prefetch, logs, warn],
  );
}
