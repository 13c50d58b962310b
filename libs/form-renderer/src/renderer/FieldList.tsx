'use client';
import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import type { FormSchema } from '../schema/FieldSchema.ts';
import { FieldCell } from './FieldCell.tsx';
import { tooltipRoom } from './FieldTooltip.tsx';
import { formInset } from './formInset.ts';

/** Props of `FieldList`. */
export interface FieldListProps {
  /** The fields, in order. */
  fields: FormSchema;
  /** Space between rows in px: 24 in a form, 16 inside accordions. Default 24. */
  rowGap?: number;
  /** Space at the sides in px, which headings and dividers of accordions run through. Default 0. */
  inset?: number;
}

/** Number of fields in a chunk: the square root of the maximum that a form is made for. */
const stretchLength = 18;

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 24,
  '& > *': { gridColumn: '1 / -1', marginInline: formInset },
  '& > [data-split]': { gridColumn: 'auto' },
  // A label ends before the button that explains it.
  '& > [data-tooltip] :is(label, legend, .KitSlider-header, [data-label])': { paddingInlineEnd: tooltipRoom },
  // Sections follow each other without a gap: their headings are high enough.
  '& > [data-type="accordion"]': { marginInline: 0 },
  '[data-accordion] & > [data-type="accordion"]': {
    borderInlineStart: `2px solid ${colors.line}`,
    paddingInlineStart: 12,
    // The end of a section is that of the last one in it.
    '&:last-child > hr': { display: 'none' },
  },
  '& > [data-type="accordion"] + [data-type="accordion"]': { marginTop: 'calc(-1 * var(--form-row-gap))' },
});

/** Fields below each other, `split` ones two to a row. */
export function FieldList({ fields, rowGap = 24, inset = 0 }: FieldListProps): ReactElement {
  const stretches = useMemo(() => stretchesOf(fields), [fields]);
  return (
    <Grid style={{ rowGap, '--form-row-gap': `${rowGap}px`, '--form-inset': `${inset}px` } as CSSProperties}>
      {stretches.map((stretch, index) => (
        <Stretch key={index} fields={stretch} />
      ))}
    </Grid>
  );
}

/**
 * A part of a long list. React compares all siblings of a rendered element: with several parts that is far
 * less than all fields, and typing costs the same in a form of 300 fields as in one of 30.
 */
const Stretch = memo(function Stretch({ fields }: { fields: FormSchema }): ReactElement {
  return (
    <>
      {fields.map((field) => (
        <FieldCell key={field.id} field={field} />
      ))}
    </>
  );
});

function stretchesOf(fields: FormSchema): FormSchema[] {
  return fields.flatMap((_, index) => (index % stretchLength ? [] : [fields.slice(index, index + stretchLength)]));
}
