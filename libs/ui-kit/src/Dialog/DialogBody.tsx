'use client';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useCallback, useState, type ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';
import { focusRing, fontSizes } from '../theme/tokens.ts';

const Root = styled('div')({
  padding: '12px 24px 24px',
  overflow: 'auto',
  fontSize: fontSizes.sm,
  lineHeight: 1.5,
  '--kit-list-inset': '0px',
  '& > p': { margin: 0 },
  '& > p + p': { marginTop: 8 },
  '&:focus-visible': { ...focusRing, outlineOffset: -2 },
});

/** Props of `DialogBody`; everything else goes to its element. */
export interface DialogBodyProps extends Omit<SlotProps<HTMLDivElement>, 'ref'> {
  /** The id of the dialog's title. */
  titleId: string;
  /** The content. */
  children: ReactNode;
}

/** The content of a dialog. If it scrolls, it is focusable, so that keys scroll it in every browser. */
export const DialogBody = forwardRef<HTMLDivElement, DialogBodyProps>(function DialogBody({ titleId, ...props }, ref) {
  const [scrolls, setScrolls] = useState(false);
  const follow = useCallback((body: HTMLDivElement | null) => (body ? followLength(body, setScrolls) : undefined), []);
  const forkedRef = useForkRef(follow, ref);
  const reachable = scrolls ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : undefined;
  return <Root {...reachable} {...props} ref={forkedRef} />;
});

/** Reports whether an element scrolls, now and whenever it or its content changes. */
function followLength(body: HTMLElement, onChange: (scrolls: boolean) => void): () => void {
  const tell = () => onChange(body.scrollHeight > body.clientHeight);
  tell();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const sizes = new ResizeObserver(tell);
  const observe = () => {
    sizes.disconnect();
    for (const element of [body, ...body.children]) sizes.observe(element);
  };
  observe();
  const children = new MutationObserver(observe);
  children.observe(body, { childList: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}
