import AddOutlined from '@mui/icons-material/AddOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ExpandOutlined from '@mui/icons-material/ExpandOutlined';
import FilterAltOffOutlined from '@mui/icons-material/FilterAltOffOutlined';
import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import KeyboardDoubleArrowDownOutlined from '@mui/icons-material/KeyboardDoubleArrowDownOutlined';
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import VerticalAlignCenterOutlined from '@mui/icons-material/VerticalAlignCenterOutlined';
import VerticalAlignTopOutlined from '@mui/icons-material/VerticalAlignTopOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';

// One arrow serves all ways.
const upsideDown = { rotate: '180deg' };
const toLeft = { rotate: '-90deg' };
const toRight = { rotate: '90deg' };

/** Upwards. */
export const ascendingIcon = <ArrowUpwardOutlined />;

/** Downwards. */
export const descendingIcon = <ArrowUpwardOutlined style={upsideDown} />;

/** One more. */
export const addSortIcon = <AddOutlined />;

/** Downwards, all the way. */
export const expandAllIcon = <KeyboardDoubleArrowDownOutlined />;

/** Upwards, all the way. */
export const collapseAllIcon = <KeyboardDoubleArrowDownOutlined style={upsideDown} />;

/** Two arrows that have nothing to choose from. */
export const resetSortIcon = <SwapVertOutlined />;

/** A funnel. */
export const filterIcon = <FilterAltOutlined />;

/** A funnel that is crossed out. */
export const clearFilterIcon = <FilterAltOffOutlined />;

/** To the left. */
export const moveLeftIcon = <ArrowUpwardOutlined style={toLeft} />;

/** To the right. */
export const moveRightIcon = <ArrowUpwardOutlined style={toRight} />;

/** An arrow that comes up to the left edge. */
export const pinLeftIcon = <VerticalAlignTopOutlined style={toLeft} />;

/** An arrow that comes up to the right edge. */
export const pinRightIcon = <VerticalAlignTopOutlined style={toRight} />;

/** Arrows that come from both edges. */
export const unpinIcon = <VerticalAlignCenterOutlined style={toRight} />;

/** Two edges and what reaches from one to the other. */
export const fitIcon = <ExpandOutlined style={toRight} />;

/** An eye that is crossed out. */
export const hideIcon = <VisibilityOffOutlined />;

/** A tick. */
export const checkIcon = <CheckOutlined />;
