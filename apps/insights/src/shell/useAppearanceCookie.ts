import { useColorMode } from '@agency-insights/ui-kit';
import { useEffect } from 'react';

/** As long as browsers keep a cookie at most, in seconds. */
const maxAge = 400 * 24 * 60 * 60;

/**
 * Stores the chosen appearance in a cookie for the platform's pages, such as sign-in, which cannot read the app's
 * storage. They follow the system setting without the cookie.
 */
export function useAppearanceCookie(): void {
  const { mode } = useColorMode();
  useEffect(() => {
    if (mode === undefined) return;
    const [value, seconds] = mode === 'system' ? ['', 0] : [mode, maxAge];
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `insights.appearance=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  }, [mode]);
}
