import type { Token } from 'marked';

/** A part of a help page under one heading. */
export interface HelpSection {
  /** Its place in the address: `#growth`. Unique on its page. */
  id: string;
  title: string;
  /** 2: under the page's title; 3: under the section before. */
  level: 2 | 3;
  /** Content below the heading, as tokens of marked. */
  tokens: Token[];
  /** The same as plain text, for the search. */
  text: string;
}

/** A page of the help center. */
export interface HelpPage {
  /** Its address below `/help/`. */
  slug: string;
  /** The heading of the page list under which it is. */
  group: string;
  title: string;
  /** Purpose of the page, in one sentence. */
  lead: string;
  /** Content between the lead and the first heading. */
  intro: Token[];
  sections: HelpSection[];
}
