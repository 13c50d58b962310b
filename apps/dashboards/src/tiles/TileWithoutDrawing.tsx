import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import type { ReactElement, ReactNode } from 'react';
import { AnswerTable } from './AnswerTable.tsx';
import { TileNote } from './TileNote.ts';
import { TileTitle } from './TileState.tsx';
import { t } from '../language/texts.ts';

/** Props of `TileWithoutDrawing`. */
export interface TileWithoutDrawingProps {
  definition: TileDefinition;
  answer: TileAnswer;
  /** The menu of the tile. */
  actions: ReactNode;
}

/** A tile whose drawing could not be loaded: its numbers as a table. */
export function TileWithoutDrawing({ definition, answer, actions }: TileWithoutDrawingProps): ReactElement {
  return (
    <>
      <TileTitle>
        {definition.title}
        {actions}
      </TileTitle>
      <TileNote>{t('The drawing could not be loaded. Here are its numbers.')}</TileNote>
      <AnswerTable {...{ definition, answer }} />
    </>
  );
}
