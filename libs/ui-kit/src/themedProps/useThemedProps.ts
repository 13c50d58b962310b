'use client';
import { useThemeProps } from '@mui/material/styles';

/**
 * The props of a component, with what the theme sets for those that were left out:
 * `components: { KitAlert: { defaultProps: { closable: true } } }` in the theme's options.
 * @param name The component's name in the theme: `Kit`, followed by the name that it is exported under.
 */
export function useThemedProps<Props extends object>(name: `Kit${string}`, props: Props): Props {
  return useThemeProps({ props, name }) as Props;
}
