import { Button } from '@agency-insights/ui-kit';
import { useEffect, useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { keepTabInside } from './keepTabInside.ts';
import { t } from '../../language/texts.ts';

/** Props of `ExitFullScreen`. */
export interface ExitFullScreenProps {
  /** The element that fills the screen. */
  card: RefObject<HTMLElement | null>;
  /** Takes the focus that the button had. */
  focusAfter: HTMLElement | null;
}

/** The button that leaves full screen. While it is shown, Tab stays inside the tile and Escape leaves with one press. */
export function ExitFullScreen({ card, focusAfter }: ExitFullScreenProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isInOverlay(event.target)) return;
      if (event.key === 'Escape') leave();
      if (event.key === 'Tab' && card.current) keepTabInside(card.current, event);
    };
    // Before the tooltips, which take Escape for themselves.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [card]);
  useLayoutEffect(() => {
    const exit = button.current;
    return () => {
      if (exit === document.activeElement) focusAfter?.focus();
    };
  }, [focusAfter]);
  return (
    <Button ref={button} size="cp" variant="text" color="secondary" onClick={leave}>
      {t('Exit full screen')}
    </Button>
  );
}

/** Rejects where the browser has left full screen already. */
function leave(): void {
  document.exitFullscreen().catch(() => undefined);
}

function isInOverlay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"], [role="dialog"]') !== null;
}
