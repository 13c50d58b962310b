import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Undoes the last change of the page or the dashboard, like the browser's Back button (PLUS-32). Null if nothing has
 * changed since the page was opened, and after a switch.
 */
export function useUndo(): (() => void) | null {
  const { history } = useRouter();
  const position = useLocation({ select: ({ state }) => state.__TSR_index });
  const isViewStep = useLocation({ select: ({ state }) => state.isViewStep === true });
  const [firstPosition] = useState(position);
  return position > firstPosition && !isViewStep ? () => history.back() : null;
}
