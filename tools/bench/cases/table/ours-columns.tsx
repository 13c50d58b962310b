import { columnSource } from '@agency-insights/data-table';
import { oursContestant } from './oursContestant.tsx';

/** Ours over one array per column: the form in which the product's search results arrive. */
export const contestant = oursContestant(({ columns, rowCount }) => columnSource({ columns, rowCount }));
