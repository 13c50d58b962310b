'use client';
import { useTheme, useThemeProps, type SxProps, type Theme } from '@mui/material/styles';
import { reportMissingTheme } from './reportMissingTheme.ts';

interface Themed {
  components?: Readonly<Record<string, { styleOverrides?: { root?: SxProps<Theme> } } | undefined>>;
}

/**
 * The props of a component, with what the theme sets for those that were left out, and with the theme's styles under
 * its own `sx`: `components: { KitAlert: { defaultProps: { closable: true } } }` in the theme's options.
 * @param name The component's name in the theme: `Kit`, followed by the name that it is exported under.
 */
export function useThemedProps<Props extends object>(name: `Kit${string}`, props: Props): Props {
  const themed = useThemeProps({ props, name }) as Props & { sx?: SxProps<Theme> };
  const theme = useTheme();
  reportMissingTheme(theme);
  const { components } = theme as Themed;
  const root = components?.[name]?.styleOverrides?.root;
  return root === undefined ? themed : { ...themed, sx: [root, themed.sx].flat() as SxProps<Theme> };
}
