import { useEffect, useRef, type ReactElement } from 'react';
import { t } from '../../language/texts.ts';
import { TileNotice } from './TileNotice.tsx';
import { noticeMs } from './useNotice.ts';

const texts = {
  link: 'The link could not be loaded. Reload the dashboard.',
  menu: 'The menu could not be loaded. Reload the dashboard.',
} as const;

/** Props of `MissingPart`. */
export interface MissingPartProps {
  /** What could not be loaded. */
  what: keyof typeof texts;
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
  return <TileNotice text={t(texts[what])} anchor={anchor} />;
}
