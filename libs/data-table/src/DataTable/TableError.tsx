import { Button, Skeleton, StatusMessage } from '@agency-insights/ui-kit';
import { parts } from './parts.ts';

/** Props of `TableError`. */
export interface TableErrorProps {
  /** True, or what to tell assistive technology. */
  error: true | string;
  /** Number of rows that were expected, where it is known. */
  loadingRows: number | undefined;
  /** Tries again; left out where that is for the page to offer. */
  onRetry?: (() => void) | undefined;
}

/** Height of a row of the skeleton in px. */
const skeletonRowHeight = 36;

/** What is said of an error that has no words of its own. */
const failureText = 'The data could not be loaded';

/** Stands in place of a table whose data could not be loaded (TABLE-STATE-3). What to do next is for the page to say, or to try again. */
export function TableError({ error, loadingRows, onRetry }: TableErrorProps) {
  const height = loadingRows === undefined ? 100 : (loadingRows + 1) * skeletonRowHeight;
  return (
    <div>
      <Skeleton variant="text" height={height} />
      <StatusMessage role="alert">{error === true ? failureText : error}</StatusMessage>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Stands above rows that are still shown although newer ones could not be loaded. */
export function ErrorBar({ onRetry }: { /** Tries again. */ onRetry: () => void }) {
  return (
    <div className={parts.errorBar} role="alert">
      <span>{failureText}</span>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
