import { componentDefaults } from './componentDefaults.ts';
import type { InsightsComponents } from './InsightsComponents.types.ts';

/** The settings of one component in a theme, MUI's or ours. */
interface ComponentTheme {
  defaultProps?: object;
  styleOverrides?: object;
  variants?: readonly unknown[];
}

type Themes = Readonly<Record<string, ComponentTheme | undefined>>;

/** The kit's own settings of components, with an application's laid over them: they add to each other, the later wins. */
export function themeComponents(given: InsightsComponents | undefined): InsightsComponents {
  const own = componentDefaults as Themes;
  const added = Object.entries((given ?? {}) as Themes).map(([name, theme = {}]) => [
    name,
    merged(name, own[name], theme),
  ]);
  return { ...componentDefaults, ...(Object.fromEntries(added) as InsightsComponents) };
}

function merged(name: string, own: ComponentTheme | undefined, given: ComponentTheme): ComponentTheme {
  if (own === undefined) return given;
  const styleOverrides =
    // Its styles are global rules, not parts.
    name === 'MuiCssBaseline'
      ? both(own.styleOverrides, given.styleOverrides)
      : bySlot(own.styleOverrides, given.styleOverrides);
  return {
    ...given,
    defaultProps: { ...own.defaultProps, ...given.defaultProps },
    variants: [...(own.variants ?? []), ...(given.variants ?? [])],
    ...(styleOverrides && { styleOverrides }),
  };
}

function bySlot(own: object = {}, given: object = {}): object {
  const slots = { ...own } as Record<string, unknown>;
  for (const [slot, styles] of Object.entries(given)) slots[slot] = both(slots[slot], styles);
  return slots;
}

/** MUI takes lists of styles wherever it takes styles. */
function both<Styles>(own: Styles, given: Styles): Styles | Styles[] {
  if (own === undefined) return given;
  return given === undefined ? own : [own, given];
}
