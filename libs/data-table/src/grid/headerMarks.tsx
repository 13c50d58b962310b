import { colors } from '@agency-insights/ui-kit';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { useTableWords } from '../texts/useTableWords.ts';

const upsideDown = { rotate: '180deg' };

/** An arrow upwards. */
export const ascendingIcon = <ArrowUpwardOutlined />;

/** The same arrow downwards. */
export const descendingIcon = <ArrowUpwardOutlined style={upsideDown} />;

const placeStyle = { marginInlineStart: -2, fontSize: '0.6875rem' };
const filterStyle = { color: colors.accent };

/** Props of `SortMark`. */
export interface SortMarkProps {
  /** Direction of the arrow. */
  direction: 'asc' | 'desc';
  /** The column's place in a sort by several columns, from 1; 0 shows none. */
  place: number;
}

/** The arrow beside a header's text: up for ascending, down for descending. */
export function SortMark({ direction, place }: SortMarkProps) {
  return (
    <span aria-hidden="true">
      {direction === 'asc' ? ascendingIcon : descendingIcon}
      {place > 0 && <span style={placeStyle}>{place}</span>}
    </span>
  );
}

/** Icon of a filtered column. */
export function FilterMark() {
  const { announce } = useTableWords().texts;
  return <FilterListOutlined style={filterStyle} titleAccess={announce.filtered} />;
}
