import type { ReactNode } from 'react';
import type * as session from '@agency-insights/auth-session/react';
import type * as table from '@agency-insights/data-table';
import type * as form from '@agency-insights/form-renderer';
import type * as kit from '@agency-insights/ui-kit';

/** The exported functions with a component's name that draw what React 18 takes for no element. */
type Undrawn<Module> = {
  [Name in keyof Module]: Name extends Capitalize<Name & string>
    ? Module[Name] extends (...args: never[]) => infer Drawn
      ? Drawn extends ReactNode
        ? never
        : Name
      : never
    : never;
}[keyof Module];

type AllUndrawn = Undrawn<typeof kit> | Undrawn<typeof form> | Undrawn<typeof table> | Undrawn<typeof session>;

/** Asks for a line for each component that React 18 does not take: its types are asked, nothing runs. */
export const undrawn: Record<AllUndrawn, never> = {};
