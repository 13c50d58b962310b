import { Button, Checkbox, colors, Input, Popover } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Fragment, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { foldText } from '../engine/foldText.ts';
import { useTableWords } from '../texts/useTableWords.ts';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { ColumnNode } from '../model/columns/columnTree.ts';
import type { ColumnPinningState } from '../state/tableState.ts';
import { choicesOf, hideableColumns, toggleColumns, visibleShare } from './columnChoice.ts';
import type { Choice, ColumnVisibility } from './columnChoice.ts';

/** The columns to choose from. */
export interface PickedColumns<TRow> {
  /** The table's columns. Pinned ones are always shown and not listed. */
  columns: readonly ColumnDef<TRow>[];
  /** The columns and groups. */
  columnNodes: readonly ColumnNode[];
  /** Hidden columns. */
  columnVisibility: ColumnVisibility;
  /** Columns that the user has pinned. */
  columnPinning: ColumnPinningState;
  /** Called with the new visibility. */
  onColumnVisibilityChange: (columnVisibility: Record<string, boolean>) => void;
  /** Resets order, widths, pins and visibility; omitted if nothing has changed. */
  onReset: (() => void) | undefined;
  /** Content below the choices. Default: none. */
  note?: ReactNode;
}

/** Props of `PickerPopover`. */
export interface PickerPopoverProps<TRow> extends PickedColumns<TRow> {
  /** The button that opened it; null while closed. */
  anchor: HTMLElement | null;
  /** Called when the popover closes. */
  onClose: () => void;
}

/** Max number of columns without a search field. */
const searchableFrom = 15;

const Head = styled('div')({
  display: 'grid',
  borderBottom: `1px solid ${colors.line}`,
  '& > *': { padding: '10px 16px', boxSizing: 'border-box' },
});
const Choices = styled('div')({
  maxHeight: 300,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  padding: '4px 0 8px',
  // Ten choices fit without scrolling.
  '& label': { padding: '4px 16px' },
  '& [role="group"]': { display: 'grid', paddingInlineStart: 24 },
  '& > p': { margin: '6px 16px', color: colors.textMuted },
});
const Foot = styled('div')({ padding: '6px 8px', borderTop: `1px solid ${colors.line}` });

/** The list of columns (TABLE-COL-6). */
export function PickerPopover<TRow>({ anchor, onClose, ...props }: PickerPopoverProps<TRow>) {
  const { picker } = useTableWords().texts;
  return (
    <Popover
      open={anchor !== null}
      anchor={anchor}
      onClose={onClose}
      onKeyDown={stepBetweenFields}
      align="end"
      width={240}
      aria-label={picker.columns}
    >
      <PickerContent {...props} />
    </Popover>
  );
}

/** The popover's content; its search is cleared when it closes. */
function PickerContent<TRow>(props: PickedColumns<TRow>) {
  const { columns, columnNodes, columnVisibility, columnPinning, onColumnVisibilityChange, onReset } = props;
  const { picker, toolbar } = useTableWords().texts;
  const [term, setTerm] = useState('');
  const hideable = hideableColumns(columns, columnPinning);
  const isSearchable = hideable.length > searchableFrom;
  const wanted = foldText(term.trim());
  const found = choicesOf(columnNodes, columns, hideable, wanted);
  const switching = { columnVisibility, onColumnVisibilityChange };
  const goBack = (event: MouseEvent<HTMLElement>) => {
    // The button disables itself, so the focus moves elsewhere.
    event.currentTarget.closest('[role="dialog"]')?.querySelector('input')?.focus();
    if (!wanted) onReset?.();
    setTerm('');
  };
  return (
    <>
      <Head>
        {isSearchable && (
          <Input
            ref={focusAtOnce}
            aria-label={picker.find}
            placeholder={toolbar.searchHint}
            value={term}
            clearable
            fullWidth
            autoComplete="off"
            onValueChange={setTerm}
          />
        )}
        {!wanted && (
          <ColumnsBox
            boxRef={isSearchable ? undefined : focusAtOnce}
            label={picker.all(hideable.length)}
            columns={hideable}
            {...switching}
          />
        )}
      </Head>
      <Choices>
        <ChoiceList choices={found} {...switching} />
        {found.length === 0 && <p role="status">{picker.none}</p>}
      </Choices>
      <Foot>
        {!wanted && props.note}
        <Button size="sm" variant="text" disabled={!wanted && !onReset} onClick={goBack}>
          {wanted ? picker.clearSearch : picker.reset}
        </Button>
      </Foot>
    </>
  );
}

type Switching<TRow> = Pick<PickedColumns<TRow>, 'columnVisibility' | 'onColumnVisibilityChange'>;

/** Props of `ChoiceList`. */
interface ChoiceListProps<TRow> extends Switching<TRow> {
  /** The columns and groups. */
  choices: readonly Choice<TRow>[];
}

/** The list of columns; those of a group are indented below a checkbox for all of them. */
function ChoiceList<TRow>({ choices, ...switching }: ChoiceListProps<TRow>) {
  return choices.map(({ id, header, columns, choices: inner }) => (
    <Fragment key={id}>
      <ColumnsBox label={header} columns={columns} {...switching} />
      {inner.length > 0 && (
        <div role="group" aria-label={header}>
          <ChoiceList choices={inner} {...switching} />
        </div>
      )}
    </Fragment>
  ));
}

/** Props of `ColumnsBox`. */
interface ColumnsBoxProps<TRow> extends Switching<TRow> {
  /** The label. */
  label: string;
  /** The columns that it toggles. */
  columns: readonly ColumnDef<TRow>[];
  /** Ref of the checkbox. */
  boxRef?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox for one column or for several together. */
function ColumnsBox<TRow>({ label, columns, boxRef, ...switching }: ColumnsBoxProps<TRow>) {
  const { columnVisibility, onColumnVisibilityChange } = switching;
  const share = visibleShare(columns, columnVisibility);
  return (
    <Checkbox
      ref={boxRef}
      label={label}
      checked={share === 'all'}
      indeterminate={share === 'some'}
      onCheckedChange={() => onColumnVisibilityChange(toggleColumns(columns, columnVisibility))}
    />
  );
}

/** Focuses the first field when the popover opens. */
function focusAtOnce(field: HTMLElement | null): void {
  field?.focus();
}

/** Moves between fields with arrow up and down; Enter moves from the search to the results. */
function stepBetweenFields(event: KeyboardEvent<HTMLElement>): void {
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const place = fields.indexOf(event.target as HTMLInputElement);
  const isDown = event.key === 'ArrowDown' || (event.key === 'Enter' && fields[place]?.type === 'text');
  if (place < 0 || (!isDown && event.key !== 'ArrowUp')) return;
  event.preventDefault();
  fields[place + (isDown ? 1 : -1)]?.focus();
}
