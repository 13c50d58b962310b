import { idsOfCatalogue } from './coverage.ts';

/** The ids that the list of open requirements names. */
export interface ListedIds {
  /** Ids whose tests show a part of the requirement. */
  inPart: string[];
  /** Ids that no test shows. */
  open: string[];
}

const headingOfPart = 'Shown in part';

/** Reads the list of open requirements: the section "Shown in part", and every other section. */
export function listedIds(markdown: string): ListedIds {
  const sections = markdown.split(/^## /m);
  const isPart = (section: string) => section.startsWith(`${headingOfPart}\n`);
  return {
    inPart: idsOfCatalogue(sections.filter(isPart).join('\n')),
    open: idsOfCatalogue(sections.filter((section) => !isPart(section)).join('\n')),
  };
}
