'use client';
import { Button, Chip, VisuallyHidden } from '@agency-insights/ui-kit';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { CSSProperties, ReactElement, RefObject } from 'react';
import { useFormWords } from '../../texts/useFormWords.ts';
import type { FormTexts } from '../../texts/FormTexts.types.ts';
import type { FilterChip } from '../describeFilters.ts';

/** Props of `FilterChips`. */
export interface FilterChipsProps {
  /** The filters, as `describeFilters` words them: of each field and of each key one. */
  chips: readonly FilterChip[];
  /**
   * Called with the filter that the user presses, and the chip's button: open the filter's field there. Default: none, chips
   * are no buttons. Unknown filters have no field, so their chips never are.
   */
  onOpen?: (chip: FilterChip, button: HTMLElement) => void;
  /** Id of the field that is open. Default: none. */
  openFieldId?: string | null;
  /** Called with the filter that the person takes away. */
  onRemove: (chip: FilterChip) => void;
  /** Called when all of them are taken away. Default: none, there is no such button. */
  onClearAll?: () => void;
  /** Accessible name of the list. Default "Active filters". */
  'aria-label'?: string;
  /** Space at the sides in px that the list runs through where it scrolls, on narrow screens. Default 0. */
  inset?: number;
}

const fadeWidth = '32px';
const fadeIn = `linear-gradient(to right, transparent, #000 ${fadeWidth})`;
const fadeOut = `linear-gradient(to left, transparent, #000 ${fadeWidth})`;
/** Chips fade at an edge with hidden chips. The effect follows the scroll, and is off if all are visible. */
const fades = keyframes({
  '0%': { maskImage: fadeOut },
  '1%, 99%': { maskImage: `${fadeIn}, ${fadeOut}`, maskComposite: 'intersect' },
  '100%': { maskImage: fadeIn },
});

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, maxWidth: '100%' },
  '@media (max-width: 599.95px)': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    // Room for the targets of fingers, which are higher than the chips.
    margin: '-6px calc(-1 * var(--chips-inset))',
    padding: '8px var(--chips-inset)',
    scrollPaddingInline: fadeWidth,
    '@supports (animation-timeline: scroll())': {
      '&:dir(ltr)': { animation: `${fades} linear both`, animationTimeline: 'scroll(self inline)' },
    },
    '& > li': { flexShrink: 0, maxWidth: '80vw' },
  },
});

/**
 * Shows the active filters, each with a button that removes it; unknown filters are shown as warnings. Without filters
 * it is empty: this is announced, and the focus stays there after a keyboard user has removed the last one.
 */
export function FilterChips(props: FilterChipsProps): ReactElement {
  const { texts } = useFormWords();
  const { chips, onOpen, openFieldId, onRemove, onClearAll, inset = 0 } = props;
  const { 'aria-label': label = texts.activeFilters } = props;
  const { place, keepFocus } = useKeptFocus(chips);
  if (chips.length === 0)
    return (
      <VisuallyHidden ref={place} tabIndex={-1}>
        {texts.noFilters(label)}
      </VisuallyHidden>
    );
  return (
    <List ref={place} aria-label={label} style={roomOf(chips, inset)}>
      {chips.map((chip, index) => (
        <li
          key={`${!chip.unknown} ${chip.fieldId}`}
          style={{ '--value-width': `${valueWidth(chip)}rem` } as CSSProperties}
        >
          <Chip
            {...labelOf(chip, texts)}
            onRemove={() => {
              keepFocus(index);
              onRemove(chip);
            }}
            {...(onOpen &&
              !chip.unknown && {
                onPress: ({ currentTarget }) => {
                  keepFocus(index);
                  onOpen(chip, currentTarget);
                },
                slotProps: { label: { 'aria-haspopup': 'dialog', 'aria-expanded': chip.fieldId === openFieldId } },
              })}
            {...(chip.unknown && { color: 'warning', icon: <WarningIcon titleAccess={chip.unknown.message} /> })}
          />
        </li>
      ))}
      {onClearAll && (
        <li>
          <Button
            variant="text"
            size="sm"
            onClick={() => {
              keepFocus(0);
              onClearAll();
            }}
          >
            {texts.clearAll}
          </Button>
        </li>
      )}
    </List>
  );
}

/** The label of a chip, and which part of it is the filter's name. */
function labelOf({ label, text }: FilterChip, texts: FormTexts) {
  const whole = text ? texts.chip(label, text) : label;
  return { label: whole, nameLength: whole.length - (text || label).length };
}

/** About the width in rem of a chip with some letters of its name, for lists that have little room. Of a long value the beginning counts. */
function valueWidth({ text, label }: FilterChip): number {
  return Math.min(12, 5.5 + 0.44 * (text || label).length);
}

/** What lists with little room need to know: the space at their sides, and the width of such chips with the gaps after them. */
function roomOf(chips: readonly FilterChip[], inset: number): CSSProperties {
  const width = chips.reduce((sum, chip) => sum + valueWidth(chip) + 0.5, 0);
  return { '--chips-inset': `${inset}px`, '--values-width': `${width}rem` } as CSSProperties;
}

/**
 * The pressed button is removed with its chip, or with all chips; the focus moves to the button in its place, or to that
 * of the last chip, or to the element that replaces them.
 */
function useKeptFocus(chips: readonly FilterChip[]): {
  place: RefObject<(HTMLUListElement & HTMLSpanElement) | null>;
  keepFocus: (index: number) => void;
} {
  const place = useRef<HTMLUListElement & HTMLSpanElement>(null);
  const left = useRef<{ index: number; count: number } | null>(null);
  useEffect(() => {
    if (!left.current || chips.length >= left.current.count) return;
    // Not on to “Clear all”, behind the chips.
    const at = Math.min(left.current.index, chips.length - 1);
    const next = place.current?.children[at]?.querySelector<HTMLElement>('button:last-child') ?? place.current;
    if (next?.ownerDocument.activeElement === next?.ownerDocument.body) next?.focus();
    left.current = null;
  }, [chips]);
  const keepFocus = (index: number) => {
    left.current = { index, count: chips.length };
  };
  return { place, keepFocus };
}
