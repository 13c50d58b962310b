import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { parts } from '../styles/parts.ts';
import { useTableWords } from '../texts/useTableWords.ts';

/** Props of `Expander`. */
export interface ExpanderProps {
  /** What the row is called. */
  title: string;
  /** Whether the nested rows are shown; null where there are none, and room is kept. */
  isExpanded: boolean | null;
}

/** Shows or hides the rows nested in a row. The grid handles its clicks; the keyboard's ways are the arrows to the right and left. */
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
