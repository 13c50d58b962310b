import type { TileAnswer } from '@agency-insights/insights-api/contract';
import type { ReactElement } from 'react';
import { insideSentence } from '../charts/format/insideSentence.ts';
import { t, tCount } from '../language/texts.ts';
import { noYearBefore } from '../tiles/tileNotes.ts';
import { HeaderNote } from './HeaderNote.ts';

/** Says whom the numbers are compared with, who these are, and why a group is not shown. */
export function ComparisonNote({ answer, id }: { answer: TileAnswer; id: string }): ReactElement | null {
  const note = comparisonNote(answer);
  return note === '' ? null : <HeaderNote id={id}>{note}</HeaderNote>;
}

/** The same as a text; an empty one where there is nothing to say. */
export function comparisonNote(answer: Pick<TileAnswer, 'comparison' | 'previous_period' | 'rows'>): string {
  const { comparison } = answer;
  if (comparison == null) return '';
  const { kind, label, agencies, suppressed } = comparison;
  const notes = tooSmallGroups(answer).map((group) => tooSmall[group](comparison));
  if (kind === 'last_year') notes.unshift(noYearBefore(answer) ?? '');
  else if (!suppressed && agencies !== null) {
    const group = insideSentence(label);
    notes.unshift(
      kind === 'peers'
        ? t('Compared with {count} peers: agencies of the same state or region, size and mix of lines.', {
            count: agencies,
          })
        : tCount(agencies, 'Compared with {count} {group}.', 'Compared with {count} {group}.', { group }),
      isHidden(answer)
        ? t(
            'Their numbers are not shown: with these filters fewer than {minimum} of them have policies, or one has over 80% of the premium.',
            { minimum: comparison.minimum_agencies },
          )
        : t('Key numbers are beside their median, charts beside all of them together.'),
    );
  }
  return notes.filter(Boolean).join(' ');
}

/** Whether the key numbers have none of the agencies that are compared with. */
function isHidden({ rows }: Pick<TileAnswer, 'rows'>): boolean {
  return rows.some(({ scope, premium }) => scope === 'compared' && premium === null);
}

/** The groups with fewer agencies than may be compared with. */
function tooSmallGroups({ comparison }: Pick<TileAnswer, 'comparison'>): ('peers' | 'state')[] {
  if (comparison == null) return [];
  const { group_sizes: sizes, minimum_agencies: minimum } = comparison;
  return (['peers', 'state'] as const).filter((group) => sizes[group] < minimum);
}

type Comparison = NonNullable<TileAnswer['comparison']>;

const tooSmall = {
  peers: ({ group_sizes: { peers: count }, minimum_agencies: minimum }: Comparison) =>
    t('Too few similar agencies to compare with ({count} of {minimum} needed).', { count, minimum }),
  state: ({ group_sizes: { state: count }, minimum_agencies: minimum }: Comparison) =>
    t('Too few other agencies in the state to compare with ({count} of {minimum} needed).', { count, minimum }),
};
