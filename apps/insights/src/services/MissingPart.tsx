import { Button, isServerReachable, NotFound, type LazyPart } from '@agency-insights/ui-kit';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../language/useWords.ts';

export interface MissingPartProps {
  /** Name of the part that failed to load. */
  part: LazyPart<unknown>;
  /** Called when it is here, or no longer wanted. */
  onGone: () => void;
}

/**
 * In the place of a page, or of a part of one, that could not be fetched: why, and a button to try again. Once the network is
 * back it retries automatically. The rest of the page stays usable.
 */
export function MissingPart({ part, onGone }: MissingPartProps) {
  const { t } = useWords();
  const place = useFocusLeftBehind();
  const { attempt, isTrying, tryAgain } = useTries(part);
  // Each change of it is followed by an attempt, and so by another render.
  const isOnline = navigator.onLine;
  const isLoading = isOnline && isTrying;
  useEffect(() => onGone, [onGone]);
  return (
    <NotFound
      ref={place}
      role="alert"
      icon={<ErrorOutlineOutlined />}
      title={t(isLoading ? 'Loading...' : isOnline ? 'This part of the page could not be loaded' : 'You are offline')}
      description={
        // Another element after each attempt, so that it is announced again.
        <span key={attempt}>
          {!isLoading &&
            t(
              isOnline
                ? 'The service cannot be reached, or there is a new version of it.'
                : 'This opens automatically when you are connected again.',
            )}
        </span>
      }
      action={
        <Button variant="contained" loading={isTrying} onClick={tryAgain}>
          {t('Try again')}
        </Button>
      }
    />
  );
}

/** Fetches a part again, by a press or when the network comes or goes. */
function useTries(part: LazyPart<unknown>) {
  const [attempt, setAttempt] = useState(1);
  const [isTrying, setTrying] = useState(false);
  const fetchAgain = useCallback(async () => {
    setTrying(true);
    try {
      await part.load();
      return true;
    } catch {
      setAttempt((before) => before + 1);
      return false;
    } finally {
      setTrying(false);
    }
  }, [part]);
  useEffect(() => {
    const run = () => void fetchAgain();
    const end = new AbortController();
    for (const change of ['online', 'offline']) window.addEventListener(change, run, end);
    return () => end.abort();
  }, [fetchAgain]);
  const tryAgain = async () => {
    // The browser may keep to its failure, and a new version has other files: then the page has to be loaded again.
    if (!(await fetchAgain()) && (await isServerReachable())) window.location.reload();
  };
  return { attempt, isTrying, tryAgain: () => void tryAgain() };
}

/** Gives the focus, where the element has it when it goes, to the place around it. Returns the ref of the element. */
function useFocusLeftBehind() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement))
        element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);
  return place;
}
