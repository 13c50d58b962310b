import { rowsSource } from '@agency-insights/data-table';
import { oursContestant } from './oursContestant.tsx';

/** Ours over the same array of row objects that the peers take. */
export const contestant = oursContestant(({ rows }) => rowsSource(rows));
