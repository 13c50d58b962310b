import { parts } from '../styles/parts.ts';

/** Returns the column headers in the document by column id; `within` is an element in the table's header. */
export function columnHeaders(within: Element): Map<string, HTMLElement> {
  const headers = within.closest(`.${parts.head}`)?.querySelectorAll<HTMLElement>('[data-row="-1"] [data-column-id]');
  return new Map(Array.from(headers ?? [], (header) => [header.dataset['columnId'] ?? '', header]));
}
