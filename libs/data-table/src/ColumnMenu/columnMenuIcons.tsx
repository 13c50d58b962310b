import AddOutlined from '@mui/icons-material/AddOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ExpandOutlined from '@mui/icons-material/ExpandOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import VerticalAlignTopOutlined from '@mui/icons-material/VerticalAlignTopOutlined';

// One arrow serves all ways.
const toLeft = { rotate: '-90deg' };
const toRight = { rotate: '90deg' };

/** One more. */
export const addSortIcon = <AddOutlined />;

/** The sign of open rows. */
export const expandAllIcon = <ChevronRightOutlined style={toRight} />;

/** The sign of closed rows. */
export const collapseAllIcon = <ChevronRightOutlined />;

/** The icon of filters. */
export const filterIcon = <FilterListOutlined />;

/** A cross: a sort, a filter or a pin is taken away. */
export const clearIcon = <CloseOutlined />;

/** To the left. */
export const moveLeftIcon = <ArrowUpwardOutlined style={toLeft} />;

/** To the right. */
export const moveRightIcon = <ArrowUpwardOutlined style={toRight} />;

/** An arrow that comes up to the left edge. */
export const pinLeftIcon = <VerticalAlignTopOutlined style={toLeft} />;

/** An arrow that comes up to the right edge. */
export const pinRightIcon = <VerticalAlignTopOutlined style={toRight} />;

/** Two edges and what reaches from one to the other. */
export const fitIcon = <ExpandOutlined style={toRight} />;

/** One less. An eye that is crossed out weighs as much as five other icons. */
export const hideIcon = <RemoveOutlined />;

/** A tick. */
export const checkIcon = <CheckOutlined />;
