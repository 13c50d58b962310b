import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { Button } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { pickColumns } from '../../tiles/pickColumns.ts';
import { SwitchGroup } from '../../charts/ChartFigure/SwitchGroup.ts';
import { textIn } from '../../tiles/tileRows.ts';
import { TilePlaceholder } from '../../tiles/TileState.tsx';
import { TileTable } from '../../tiles/TileTable.tsx';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { useTileView } from '../../tiles/useTileView.ts';
import { noYearBefore, whyNoGrowth } from '../../tiles/tileNotes.ts';
import { benchmarkOf } from '../benchmarkOf.ts';
import { agencyOf, useCompare } from './useCompare.tsx';
import { t, type Label } from '../../language/texts.ts';

const lists = ['leaders', 'gained', 'lost'] as const;
type List = (typeof lists)[number];

/** The name of each list, which its rows have too, and its description. */
const words = {
  leaders: { name: 'Leaders', sentence: 'The agencies with the most written premium.' },
  gained: { name: 'Gained most', sentence: 'The agencies whose premium rose most since the year before.' },
  lost: { name: 'Lost most', sentence: 'The agencies whose premium fell most since the year before.' },
} as const satisfies Record<List, { name: Label; sentence: Label }>;

const Controls = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 8 });

/** Lists the largest agencies, or those that moved most. */
export function Leaders({ tile, definition, answer, before, chart, onOpenAgency }: TileDrawingProps): ReactElement {
  const [list, setList] = useTileView(tile, lists);
  const compare = useCompare(onOpenAgency);
  const keys =
    list === 'leaders'
      ? ['name', 'state', 'premium', 'growth', 'retention']
      : ['name', 'state', 'change', 'growth', 'premium'];
  if (benchmarkOf(answer).aggregates_only)
    return (
      <TilePlaceholder title={chart.title} actions={chart.actions} height={120}>
        <p>{t('Single agencies are not shown to you: you may see groups of agencies alone.')}</p>
      </TilePlaceholder>
    );
  return (
    <TileTable
      chart={{
        ...chart,
        notes: <ListSwitch list={list} onChange={setList} notes={chart.notes} action={compare?.button} />,
      }}
      sentence={sentenceOf(answer, list)}
      columns={pickColumns(definition.columns, keys)}
      // The checkboxes take its room on a phone.
      {...(compare && { secondary: ['state'] })}
      rows={rowsOf(answer, list)}
      idOf={(row) => `${list}/${textIn(row, 'agency_id')}`}
      selection={compare?.selection}
      whyMissing={(row, { key }) => {
        if (row[key] != null) return undefined;
        return key === 'retention' ? t('too few due terms') : whyNoGrowth(answer);
      }}
      onOpen={onOpenAgency && ((row, newTab) => onOpenAgency(agencyOf(row), newTab))}
      before={{
        key: 'premium',
        find: beforeLookup(answer, before, { idKey: ['list', 'agency_id'], key: 'premium' }),
      }}
    />
  );
}

function sentenceOf(answer: TileAnswer, list: List): string {
  if (answer.rows.length === 0) return t('No agency has a policy of the period.');
  return (list === 'leaders' ? null : noYearBefore(answer)) ?? t(words[list].sentence);
}

function rowsOf({ rows }: TileAnswer, list: List): TileAnswer['rows'] {
  return rows.filter((row) => row.list === t(words[list].name));
}

function ListSwitch({
  list,
  onChange,
  notes,
  action,
}: {
  list: List;
  onChange: (list: List) => void;
  notes: TileDrawingProps['chart']['notes'];
  /** Actions for the selected rows. */
  action: ReactNode;
}): ReactElement {
  return (
    <>
      {notes}
      <Controls>
        <SwitchGroup aria-label={t('List')}>
          {lists.map((own) => (
            <Button
              key={own}
              size="sm"
              variant="outlined"
              color="neutral"
              aria-pressed={own === list}
              onClick={() => onChange(own)}
            >
              {t(words[own].name)}
            </Button>
          ))}
        </SwitchGroup>
        {action}
      </Controls>
    </>
  );
}
