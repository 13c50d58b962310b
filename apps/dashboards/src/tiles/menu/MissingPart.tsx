import { useEffect, useRef, type ReactElement } from 'react';
import { TileNotice } from './TileNotice.tsx';
import { noticeMs } from './useNotice.ts';

/** Props of `MissingPart`. */
export interface MissingPartProps {
  /** What could not be loaded, at the start of a sentence. */
  what: string;
  /** Where the user asked for it. */
  anchor: Element;
  /** Called when the notice has been shown for long enough. */
  onEnd: () => void;
}

/** Says for a few seconds that what the user asked for could not be loaded. */
export function MissingPart({ what, anchor, onEnd }: MissingPartProps): ReactElement {
  const end = useRef(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end.current(), noticeMs);
    return () => clearTimeout(timer);
  }, []);
  return <TileNotice text={`${what} could not be loaded. Reload the dashboard.`} anchor={anchor} />;
}
