import { Skeleton, StatusMessage } from '@agency-insights/ui-kit';

/** Props of `TableError`. */
export interface TableErrorProps {
  /** True, or what to tell assistive technology. */
  error: true | string;
  /** Number of rows that were expected, where it is known. */
  loadingRows: number | undefined;
}

/** Height of a row of the skeleton in px. */
const skeletonRowHeight = 36;

/** Stands in place of a table whose data could not be loaded (TABLE-STATE-3). What to do next is for the page to say. */
export function TableError({ error, loadingRows }: TableErrorProps) {
  const height = loadingRows === undefined ? 100 : (loadingRows + 1) * skeletonRowHeight;
  return (
    <div>
      <Skeleton variant="text" height={height} />
      <StatusMessage role="alert">{error === true ? 'The data could not be loaded' : error}</StatusMessage>
    </div>
  );
}
