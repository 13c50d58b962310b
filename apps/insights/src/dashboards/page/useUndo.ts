import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Takes back the last change of what the page shows, made beside the dashboard or in it: the same step as the browser's
 * Back (PLUS-32). Null as long as nothing has changed since the page was opened, and after the press of a switch, which
 * takes itself back.
 */
export function useUndo(): (() => void) | null {
  const { history } = useRouter();
  const position = useLocation({ select: ({ state }) => state.__TSR_index });
  const isViewStep = useLocation({ select: ({ state }) => state.isViewStep === true });
  const [firstPosition] = useState(position);
  return position > firstPosition && !isViewStep ? () => history.back() : null;
}
