import { useEffect, useState, type RefObject } from 'react';

/** Whether an element fills the screen. */
export function useFullScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(element.current !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  return isFull;
}
