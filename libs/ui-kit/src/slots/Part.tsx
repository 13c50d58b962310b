'use client';
import { styled } from '@mui/material/styles';
import type { ElementType, HTMLAttributes, ReactElement } from 'react';
import { partProps } from './partProps.ts';
import type { SlotProps } from './SlotProps.ts';

/** Props of `Part`; everything else goes to its element. */
export interface PartProps extends HTMLAttributes<HTMLElement> {
  /** The element or component drawn. Default `div`. */
  as?: ElementType;
  /** The class name by which the styles of the component around it know it. */
  className: string;
  /** The caller's props. */
  given: object | undefined;
}

const Root = styled('div')({});

/** A part of a component that is styled by the component around it, and takes what `slotProps` says of it. */
export function Part({ className, given, ...own }: PartProps): ReactElement {
  return <Root {...partProps(given as SlotProps<HTMLDivElement> | undefined, { className })} {...own} />;
}
