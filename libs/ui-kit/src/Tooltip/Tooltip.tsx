'use client';
import type { SxProps, Theme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import {
  cloneElement,
  forwardRef,
  isValidElement,
  useId,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { mistakenProp } from '../assertList/mistakenProp.ts';
import type { Side } from '../floating/floatingPosition.ts';
import { joinedProps } from '../slots/joinedProps.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { elementRef } from './elementRef.ts';
import { TooltipSurface } from './TooltipSurface.tsx';
import { useTooltip, type TooltipTimers } from './useTooltip.ts';

/** Props of `Tooltip`; everything else goes to its surface. */
export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** The text; an empty one shows nothing. */
  title: ReactNode;
  /** The control: one element that takes a ref and handlers. */
  children: ReactElement;
  /** The preferred side. Default `bottom`. */
  placement?: Side;
  /** True: the text describes the control; false: it names a control without a name. Default true. */
  describeChild?: boolean;
  /** True for a control without another action: a press, a tap or Enter toggles the text. Default false. */
  openOnPress?: boolean;
  /** Style overrides of the tooltip's surface. */
  sx?: SxProps<Theme>;
  /** Clock and timers. Default: the global ones. */
  timers?: TooltipTimers;
}

type ControlProps = HTMLAttributes<Element> & { ref?: Ref<Element> };

/**
 * Shows a short description, at most 256 px wide, when its control is hovered or focused; Escape hides it.
 * @throws TypeError when its child is not one element.
 */
export const Tooltip = forwardRef<Element, TooltipProps>(function Tooltip(inProps, ref) {
  const props = useThemedProps('KitTooltip', inProps);
  const {
    title,
    children,
    placement = 'bottom',
    describeChild = true,
    openOnPress = false,
    id: givenId,
    timers,
    ...rest
  } = props;
  if (!isValidElement<ControlProps>(children)) throw mistakenProp('Tooltip', 'one element', 'children', children);
  const control = children;
  const { open: wanted, controlHandlers, surfaceHandlers } = useTooltip(openOnPress, timers);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const controlRef = useForkRef(elementRef<Element>(control), setAnchor, ref);
  const ownId = useId();
  const id = givenId ?? ownId;
  const open = wanted && title !== '' && title !== null && title !== undefined && title !== false;
  return (
    <>
      {cloneElement(control, {
        ...namesOf({ title, describeChild, open, id }),
        ...joinedProps<ControlProps>(control.props, controlHandlers, descriptionOf({ describeChild, open, id })),
        ref: controlRef,
      })}
      {open && anchor && (
        <TooltipSurface {...joinedProps(rest, surfaceHandlers)} id={id} anchor={anchor} side={placement}>
          {title}
        </TooltipSurface>
      )}
    </>
  );
});

interface Naming {
  title: ReactNode;
  describeChild: boolean;
  open: boolean;
  id: string;
}

/** Connects the control with the text. A hidden description is in `title`, where screen readers find it. */
function namesOf({ title, describeChild, open, id }: Naming): ControlProps {
  const text = typeof title === 'string' && title !== '' ? title : undefined;
  return describeChild
    ? { title: open ? undefined : text }
    : { 'aria-label': text, 'aria-labelledby': open && text === undefined ? id : undefined };
}

/** Returns `aria-describedby` of the control while the tooltip is open. */
function descriptionOf({ describeChild, open, id }: Omit<Naming, 'title'>): ControlProps {
  return { 'aria-describedby': describeChild && open ? id : undefined };
}
