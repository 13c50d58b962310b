import { useEffect } from 'react';
import { useDashboard } from '../../context/DashboardContext.ts';

/**
 * Tells the page around the frame when something opens over the tiles, and when it closes. It opens where the person
 * is, so the page need not scroll.
 */
export function useToldDialog(open: boolean, dialogType: 'definition' | 'drill' | 'full_screen'): void {
  const dashboard = useDashboard();
  useEffect(() => {
    if (!open) return undefined;
    const tell = (isOpen: boolean) =>
      dashboard.send({ type: 'env:client:dialog', open: isOpen, placement: 'center', dialogType });
    tell(true);
    return () => tell(false);
  }, [dashboard, open, dialogType]);
}
