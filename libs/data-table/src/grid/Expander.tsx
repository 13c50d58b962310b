import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { parts } from '../styles/parts.ts';
import { useTableWords } from '../texts/useTableWords.ts';

/** Props of `Expander`. */
export interface ExpanderProps {
  /** The row's title. */
  title: string;
  /** Whether the row is expanded; null if it has no children, which keeps the space empty. */
  isExpanded: boolean | null;
}

/** Expands or collapses a row. The grid handles its clicks; on the keyboard, use the left and right arrows. */
export function Expander({ title, isExpanded }: ExpanderProps) {
  const { row } = useTableWords().texts;
  if (isExpanded === null) return <span className={parts.expander} aria-hidden="true" />;
  return (
    <button
      type="button"
      className={parts.expander}
      tabIndex={-1}
      data-expander
      data-open={isExpanded}
      aria-label={isExpanded ? row.collapse(title) : row.expand(title)}
    >
      <ChevronRightOutlined />
    </button>
  );
}
