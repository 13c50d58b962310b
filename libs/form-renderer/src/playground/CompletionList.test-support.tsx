import { colors, fontSizes, layers, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import { codeFont } from './CodeLines.test-support.tsx';
import type { Completion } from './schemaCompletion.ts';

/** Props of `CompletionList`. */
export interface CompletionListProps {
  /** Id of the list, and prefix of its options' ids. */
  id: string;
  items: readonly Completion[];
  /** Which one the keyboard's cursor is on. */
  active: number;
  /** The line up to where the list hangs: it moves the list as far to the right. */
  before: string;
  /** Lower edge of that line, in px from the top of the text. */
  top: number;
  onAccept: (item: Completion) => void;
}

const Hanger = styled('div')({
  ...codeFont,
  position: 'absolute',
  left: 4,
  display: 'flex',
  height: 0,
  zIndex: layers.popover,
  whiteSpace: 'pre',
});
const Unseen = styled('span')({ visibility: 'hidden' });
const Box = styled('div')({
  alignSelf: 'flex-start',
  boxSizing: 'border-box',
  width: 320,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  boxShadow: colors.shadowOverlay,
  overflow: 'hidden',
});
const List = styled('ul')({
  maxHeight: 176,
  margin: 0,
  padding: 4,
  overflowY: 'auto',
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '2px 8px',
    borderRadius: radius - 2,
    cursor: 'pointer',
  },
  '& > li:hover': { backgroundColor: colors.hover },
  '& > [aria-selected="true"]': { backgroundColor: colors.accentSoft, color: colors.onAccentSoft },
  '@media (forced-colors: active)': {
    '& > [aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});
const Needed = styled('span')({ fontFamily: 'Roboto, sans-serif', fontSize: fontSizes.xs, opacity: 0.8 });
const Detail = styled('p')({
  margin: 0,
  padding: '8px 12px',
  borderTop: `1px solid ${colors.line}`,
  color: colors.textMuted,
  fontFamily: 'Roboto, sans-serif',
  fontSize: fontSizes.xs,
  lineHeight: 1.4,
  whiteSpace: 'normal',
});

/** Suggestions below the caret, with a description of the active one. */
export function CompletionList({ id, items, active, before, top, onAccept }: CompletionListProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const detail = items[active]?.detail ?? '';
  useInSight(box, id, active);
  return (
    <Hanger style={{ top }}>
      <Unseen aria-hidden="true">{before}</Unseen>
      <Box ref={box}>
        <List id={id} role="listbox" aria-label="Suggestions">
          {items.map((item, index) => (
            <li
              key={`${item.label} ${item.insert}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The text area keeps the focus.
              onMouseDown={(event) => {
                event.preventDefault();
                onAccept(item);
              }}
            >
              {item.label}
              {item.isRequired && <Needed>required</Needed>}
            </li>
          ))}
        </List>
        {detail !== '' && <Detail>{detail.replaceAll('`', '')}</Detail>}
      </Box>
    </Hanger>
  );
}

/** Keeps the box within the editor's sides, and the option under the cursor within the box. */
function useInSight(box: RefObject<HTMLDivElement | null>, id: string, active: number): void {
  useLayoutEffect(() => {
    if (box.current) pullIn(box.current);
  });
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
}

function pullIn(box: HTMLElement): void {
  const editor = box.closest('[data-editor]');
  if (!editor) return;
  box.style.marginLeft = '0';
  const beyond = box.getBoundingClientRect().right - editor.getBoundingClientRect().right + 20;
  if (beyond > 0) box.style.marginLeft = `${-beyond}px`;
  box.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
