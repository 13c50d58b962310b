import { Button, colors, radius, Skeleton, StatusMessage } from '../kit.ts';
import { styled } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';

/** Props of `TableError`. */
export interface TableErrorProps extends Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur'> {
  /** True, or what to tell assistive technology. */
  error: true | string;
  /** Number of rows that were expected, where it is known. */
  loadingRows: number | undefined;
  /** Tries again; left out where that is for the page to offer. */
  onRetry?: (() => void) | undefined;
}

/** Height of a row of the skeleton in px. */
const skeletonRowHeight = 36;

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 12px',
  fontSize: '0.875rem',
  background: colors.dangerSoft,
  color: colors.onDangerSoft,
  '&[data-over-rows="false"]': { borderRadius: radius },
});

/** What is said of an error that has no words of its own. */
const failureText = 'The data could not be loaded';

/** Stands in place of a table whose data could not be loaded (TABLE-STATE-3). What to do next is for the page to say, or to try again. */
export function TableError({ error, loadingRows, onRetry, onFocus, onBlur }: TableErrorProps) {
  const height = loadingRows === undefined ? 100 : (loadingRows + 1) * skeletonRowHeight;
  return (
    <div onFocus={onFocus} onBlur={onBlur}>
      <Skeleton variant="text" height={height} />
      {onRetry ? (
        <ErrorBar onRetry={onRetry} />
      ) : (
        <StatusMessage role="alert">{error === true ? failureText : error}</StatusMessage>
      )}
    </div>
  );
}

/** Says that rows could not be loaded, and offers to try again; also above rows that are still shown. */
export function ErrorBar({
  onRetry,
  isOverRows = false,
}: {
  /** Tries again. */
  onRetry: () => void;
  /** Whether rows of before stand below it. Default false. */
  isOverRows?: boolean;
}) {
  return (
    <Bar role="alert" data-over-rows={isOverRows}>
      <span>{isOverRows ? `${failureText}: the rows below are those from before` : failureText}</span>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Bar>
  );
}
