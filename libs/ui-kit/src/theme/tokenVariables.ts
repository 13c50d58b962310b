import { controlHeights, fontSizes, layers, type ControlSize } from './tokens.ts';

/** The tokens that are no colours, as CSS variables. */
export interface TokenVariables {
  /** Height of a control by size: `36px`. */
  controlHeight: Readonly<Record<ControlSize, string>>;
  /** Text size: `0.875rem`. */
  fontSize: Readonly<Record<keyof typeof fontSizes, string>>;
  /** Stacking order: `9999`. */
  layer: Readonly<Record<keyof typeof layers, string>>;
}

const withUnit = <Name extends string>(values: Readonly<Record<Name, number>>, unit: string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${String(value)}${unit}`])) as Record<
    Name,
    string
  >;

/** Sizes, text sizes and layers, made once for every theme. */
export const tokenVariables: TokenVariables = {
  controlHeight: withUnit(controlHeights, 'px'),
  fontSize: fontSizes,
  layer: withUnit(layers, ''),
};
