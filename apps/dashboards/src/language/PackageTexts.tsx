import { LocaleProvider } from '@agency-insights/ui-kit';
import type { ReactNode } from 'react';
import type { Pack } from './Pack.ts';

/** Gives a part of the page texts of the packages. */
export type GiveTexts = (page: ReactNode) => ReactNode;

/** Creates the provider of the texts of package components. English needs none, so this part loads later. */
export function packageTexts(tag: string, { packages }: Pack): GiveTexts {
  return (page) => (
    <LocaleProvider locale={tag} texts={packages}>
      {page}
    </LocaleProvider>
  );
}
