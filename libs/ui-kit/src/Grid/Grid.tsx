'use client';
import MuiGrid, { type GridProps as MuiGridProps } from '@mui/material/Grid';
import { forwardRef } from 'react';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** A distance between grid items: 1 to 8 mean 4, 8, … 32 px; 0 means none. */
export type GridSpacing = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Props of `Grid`; everything else goes to MUI's grid. */
export interface GridProps extends Omit<MuiGridProps, 'spacing' | 'rowSpacing' | 'columnSpacing'> {
  /** Distance between items: 1 to 8 mean 4, 8, … 32 px. Default 0. */
  spacing?: GridSpacing;
  /** Distance between rows, where it differs from `spacing`. */
  rowSpacing?: GridSpacing;
  /** Distance between columns, where it differs from `spacing`. */
  columnSpacing?: GridSpacing;
}

/**
 * Returns the distance of a grid spacing in px.
 * @throws RangeError for a spacing that is none.
 */
export function gridSpacing(spacing: GridSpacing): number {
  if (!(spacing >= 0 && spacing <= 8))
    throw new RangeError(`Grid needs a "spacing" from 0 to 8; it is ${String(spacing)}.`);
  return spacing * 4;
}

/** Lays out content in a grid of twelve columns. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(inProps, ref) {
  const { spacing = 0, rowSpacing = spacing, columnSpacing = spacing, ...rest } = useThemedProps('KitGrid', inProps);
  return (
    <MuiGrid
      ref={ref}
      rowSpacing={`${gridSpacing(rowSpacing)}px`}
      columnSpacing={`${gridSpacing(columnSpacing)}px`}
      {...rest}
    />
  );
});
