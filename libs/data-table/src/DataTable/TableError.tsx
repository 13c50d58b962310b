import { Button, colors, corners, Skeleton, StatusMessage } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { CSSProperties, HTMLAttributes } from 'react';
import { useTableWords, type TableWords } from '../texts/useTableWords.ts';
import type { DataTableControl } from './useDataTable.ts';

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
  borderTop: `1px solid ${colors.line}`,
  // In sight also where the table reaches beyond the window.
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
});

/** Replaces a table whose data could not be loaded (TABLE-STATE-3). The page says what to do next, or the user tries again. */
export function TableError({ error, loadingRows, onRetry, onFocus, onBlur }: TableErrorProps) {
  const { texts } = useTableWords();
  const height = loadingRows === undefined ? 100 : (loadingRows + 1) * skeletonRowHeight;
  return (
    <div onFocus={onFocus} onBlur={onBlur}>
      <Skeleton variant="text" height={height} />
      {onRetry ? (
        <ErrorBar onRetry={onRetry} text={texts.failed} style={{ borderRadius: corners.outer, border: 0 }} />
      ) : (
        <StatusMessage role="alert">{error === true ? texts.failed : error}</StatusMessage>
      )}
    </div>
  );
}

/** What is said of rows that could not be got, as far as others are shown. */
export function failureWords<TRow>({ isOutdated, view }: DataTableControl<TRow>, { texts }: TableWords): string {
  if (!isOutdated) return texts.someFailed;
  return view.rowCount > 0 ? texts.outdated : texts.failed;
}

/** Says that rows could not be loaded, and offers to try again; also below rows that are still shown. */
export function ErrorBar({
  onRetry,
  text,
  style,
}: {
  /** Tries again. */
  onRetry: () => void;
  /** What it says. */
  text: string;
  /** How it looks alone. */
  style?: CSSProperties;
}) {
  const { texts } = useTableWords();
  return (
    <Bar role="alert" style={style}>
      <span>{text}</span>
      <Button size="sm" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Bar>
  );
}
