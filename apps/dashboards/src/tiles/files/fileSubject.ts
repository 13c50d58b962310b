import type { DashboardState } from '../../dashboard/DashboardState.ts';
import { filtersInWords, titleOf } from '../../dashboard/filtersInWords.ts';

/** Subject of a file: the page, and its filters in words. */
export interface FileSubject {
  title: string;
  filters: string;
}

/** Longest name of a page in the name of a file, in characters. */
const maxTitleLength = 120;

/** Subject of the files of a dashboard. */
export function fileSubject(state: DashboardState): FileSubject {
  return { title: titleOf(state), filters: filtersInWords(state) };
}

/** The name of a tile's file, with that of the page before it; without what file systems refuse. */
export function tileFileName({ title }: FileSubject, name: string): string {
  return `${title.slice(0, maxTitleLength)}, ${name}`.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ');
}

/** What a picture says below the drawing. */
export function pictureNotes({ title, filters }: FileSubject, facts: string): string {
  return [title, filters, facts].filter(Boolean).join(' · ');
}
