import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, Ref } from 'react';

/** Attributes for tests and analytics: `data-testid`. */
interface DataAttributes {
  [name: `data-${string}`]: string | number | boolean | undefined;
}

/**
 * Props of one part inside a component, as `slotProps` takes them: attributes, handlers, `style` and `ref` of its element.
 * `className` and `sx` come on top of the kit's own; what the part needs to work (its id, its role, its state) stays.
 */
export type SlotProps<Part extends Element, Attributes extends object = HTMLAttributes<Part>> = Omit<
  Attributes,
  'children' | 'color' | 'dangerouslySetInnerHTML' | 'defaultChecked' | 'defaultValue'
> &
  DataAttributes & {
    /** Ref of the element. */
    ref?: Ref<Part>;
    /** Style overrides. */
    sx?: SxProps<Theme>;
  };
