import { Alert } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { useDashboardState } from '../context/DashboardContext.ts';
import type { TileState } from '../dashboard/DashboardState.ts';
import { t } from '../language/texts.ts';

/** Props of `PreviousValues`. */
export interface PreviousValuesProps {
  status: TileState['status'];
  /** Error message; null without an error, or if it is shown elsewhere. */
  error: string | null;
  /** Asks for the tile again. */
  onLoad: () => void;
  /** Room below, in px. */
  space: number;
}

/** Says that a tile shows values from before the last change, and why: its request failed or was stopped. */
export function PreviousValues({ status, error, onLoad, space }: PreviousValuesProps): ReactElement | null {
  // Where the session does not go on, the page says so once.
  const isStopped = useDashboardState(({ session }) => status === 'stopped' && session.phase === 'open');
  if (error === null && !isStopped) return null;
  return (
    <Alert
      severity={error === null ? 'info' : 'error'}
      action={{ label: error === null ? t('Load') : t('Try again'), onClick: onLoad }}
      sx={{ mb: `${space}px` }}
    >
      {t('{problem} The previous values are shown.', { problem: error ?? t('Stopped.') })}
    </Alert>
  );
}
