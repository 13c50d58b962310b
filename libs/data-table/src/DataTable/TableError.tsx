import { Button, colors, Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { CSSProperties, HTMLAttributes } from 'react';
import { tableCorner } from '../styles/parts.ts';
import { useTableWords, type TableWords } from '../texts/useTableWords.ts';
import type { DataTableControl } from './useDataTable.ts';

/** Props of `TableError`. */
export interface TableErrorProps extends Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur'> {
  /** True, or the text to show. */
  error: true | string;
  /** Expected number of rows, if known. */
  loadingRows: number | undefined;
  /** Tries again; omitted if the page offers that. */
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
  // Visible also if the table is larger than the window.
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
});

/** Replaces a table whose data could not be loaded (TABLE-STATE-3), and says so; with a retry where the table loads them. */
export function TableError({ error, loadingRows, onRetry, onFocus, onBlur }: TableErrorProps) {
  const { texts } = useTableWords();
  const height = loadingRows === undefined ? 100 : (loadingRows + 1) * skeletonRowHeight;
  return (
    <div onFocus={onFocus} onBlur={onBlur}>
      <Skeleton variant="text" height={height} />
      <ErrorBar
        onRetry={onRetry}
        text={error === true ? texts.failed : error}
        style={{ borderRadius: tableCorner, border: 0 }}
      />
    </div>
  );
}

/** Returns the message for rows that failed to load while others are shown. */
export function failureWords<TRow>({ isOutdated, view }: DataTableControl<TRow>, { texts }: TableWords): string {
  if (!isOutdated) return texts.someFailed;
  return view.rowCount > 0 ? texts.outdated : texts.failed;
}

/** Reports that rows could not be loaded, and offers to try again where the page does not. */
export function ErrorBar({
  onRetry,
  text,
  style,
}: {
  /** Tries again; omitted if the page offers that. */
  onRetry?: (() => void) | undefined;
  /** The message. */
  text: string;
  /** Style of the bar without rows. */
  style?: CSSProperties;
}) {
  const { texts } = useTableWords();
  return (
    <Bar role="alert" style={style}>
      <span>{text}</span>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
    </Bar>
  );
}
