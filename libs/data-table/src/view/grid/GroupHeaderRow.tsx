import type { KeyboardEvent } from 'react';
import type { RenderColumn } from '../../columns/renderColumns.ts';
import { parts } from '../../styles/parts.ts';
import { HeaderBox, headerShortcuts, type HeaderBoxProps } from '../../grid/HeaderBox.tsx';
import type { HeadingActions } from '../../hooks/headingActions.ts';
import type { Heading } from '../../model/columns/headings.ts';
import type { RenderGroup } from '../../model/columns/renderGroups.ts';
import { useLatest } from '../../state/useLatest.ts';

/** Props of `GroupHeaderRow`. */
export interface GroupHeaderRowProps<TRow> {
  /** The headers of this level, left to right. */
  groups: readonly RenderGroup[];
  /** The rendered columns: headers that cover none of them are omitted. */
  columns: readonly RenderColumn<TRow>[];
  /** The row of the grid: -2 is the one above the column headers. */
  row: number;
  /** The row's `aria-rowindex`, from 1. */
  ariaRowIndex: number;
  /** The column of the tab stop in this row, or -1. */
  activeColumn: number;
  /** What the user can do with groups. */
  actions: HeadingActions<TRow>;
  /** Opens a group's menu at an element. Omitted if columns have no menus. */
  onMenu: ((heading: Heading, anchor: HTMLElement) => void) | undefined;
}

/** A row of group headers above the column headers. */
export function GroupHeaderRow<TRow>(props: GroupHeaderRowProps<TRow>) {
  const { groups, columns, row, ariaRowIndex, activeColumn, actions, onMenu } = props;
  // Groups may change while one of them is dragged.
  const latest = useLatest(actions);
  const drawn = groups.filter(({ first, span }) => columns.some(({ index }) => index >= first && index < first + span));
  return (
    <div role="row" aria-rowindex={ariaRowIndex} className={`${parts.row} ${parts.groupRow}`} data-row={row}>
      {drawn.map((group) => {
        const isActive = activeColumn >= group.first && activeColumn < group.first + group.span;
        const key = `${group.cell.key} ${group.first}`;
        if (group.cell.header === null) return <EmptyHeader key={key} group={group} />;
        return <GroupHeader key={key} group={group} isActive={isActive} onMenu={onMenu} actions={latest} />;
      })}
      {drawn.map((group) => group.span > 1 && group.lead >= 0 && <LeadCover key={group.first} group={group} />)}
    </div>
  );
}

/** Props of `GroupHeader`. */
interface GroupHeaderProps<TRow> extends Pick<HeaderBoxProps<TRow>, 'actions' | 'onMenu'> {
  group: RenderGroup;
  isActive: boolean;
}

function GroupHeader<TRow>({ group, isActive, actions, onMenu }: GroupHeaderProps<TRow>) {
  const { cell, first, span } = group;
  return (
    <HeaderBox
      kind="group"
      heading={cell}
      index={first}
      actions={actions}
      onMenu={onMenu}
      {...placeOf(group)}
      aria-colspan={span}
      aria-keyshortcuts={headerShortcuts(onMenu !== undefined)}
      tabIndex={isActive ? 0 : -1}
      className={`${parts.headerCell} ${parts.groupCell}`}
      data-column={first}
      data-span={span}
      onKeyDown={(event) => {
        // Prevents scrolling the page.
        if (isSpaceOn(event)) event.preventDefault();
      }}
      // On key up, as on buttons: on key down, the menu would receive the key up and choose an item.
      onKeyUp={(event) => isSpaceOn(event) && onMenu?.(cell, event.currentTarget)}
    >
      <span className={parts.headerText}>{cell.header}</span>
    </HeaderBox>
  );
}

function isSpaceOn({ key, target, currentTarget }: KeyboardEvent): boolean {
  return key === ' ' && target === currentTarget;
}

/** Fills the space above ungrouped columns, and covers scrolling content. */
function EmptyHeader({ group }: { group: RenderGroup }) {
  const { key, edge } = group.cell;
  const marks = { 'data-column-id': key, 'data-movable': edge ? undefined : '' };
  return <div aria-hidden="true" className={parts.headerCell} {...marks} {...placeOf(group)} />;
}

/** Keeps the group's name above the sticky column of a narrow table. */
function LeadCover({ group }: { group: RenderGroup }) {
  return (
    <div
      aria-hidden="true"
      className={`${parts.headerCell} ${parts.groupCover}`}
      style={{ gridColumn: group.lead + 1, gridRow: 1 }}
      data-lead="true"
    >
      <span className={parts.headerText}>{group.cell.header}</span>
    </div>
  );
}

function placeOf({ span, pinned, lead, style }: RenderGroup) {
  return { style, 'data-edge': pinned ?? undefined, 'data-lead': (lead >= 0 && span === 1) || undefined };
}
