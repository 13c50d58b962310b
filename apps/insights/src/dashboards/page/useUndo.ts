import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Takes back the last change of what the page shows, made beside the dashboard or in it: the same step as the browser's
 * Back (PLUS-32). Null as long as nothing has changed since the page was opened.
 */
export function useUndo(): (() => void) | null {
  const { history } = useRouter();
  const position = useLocation({ select: ({ state }) => state.__TSR_index });
  const [firstPosition] = useState(position);
  return position > firstPosition ? () => history.back() : null;
}
