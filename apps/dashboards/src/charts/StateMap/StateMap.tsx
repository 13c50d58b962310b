import { Button, colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartTableData } from '../ChartFigure/ChartFigure.types.ts';
import { missingEntries } from '../ChartFigure/missingEntries.ts';
import { SwitchGroup } from '../ChartFigure/SwitchGroup.ts';
import { cellText } from '../format/valueText.ts';
import { drawStateMap } from './drawStateMap.tsx';
import { drawStateTiles } from './drawStateTiles.tsx';
import type { StateMapProps, StateMapView } from './StateMap.types.ts';
import { stateName, stateSentence } from './stateSentence.ts';
import { t, type Label } from '../../language/texts.ts';

const Views = styled(SwitchGroup)({ alignSelf: 'flex-start', marginBottom: 8 });
const Note = styled('p')({ margin: '0 0 8px', fontSize: fontSizes.xs, color: colors.textMuted });
const views = [
  { view: 'tiles', label: 'Tiles' },
  { view: 'map', label: 'Map' },
] as const satisfies readonly { view: StateMapView; label: Label }[];

/** Shows values by US state: as tiles of the same size, or as a map whose outlines load when it is first shown. */
export function StateMap(props: StateMapProps): ReactElement {
  const {
    states,
    format,
    measure,
    scale = 'sequential',
    view: heldView,
    defaultView = 'tiles',
    onViewChange,
    ...chart
  } = props;
  const { selectedIds, ...common } = chart;
  const [ownView, setOwnView] = useState<StateMapView>(defaultView);
  const view = heldView ?? ownView;
  const [shapes, isMissing] = useStateShapes(view === 'map');
  const draw = useCallback(
    (width: number, room?: number) =>
      view === 'map' && shapes
        ? drawStateMap({ states, format, measure, scale, selectedIds, width, room, shapes })
        : drawStateTiles({ states, format, measure, scale, selectedIds, width, room }),
    [view, shapes, states, format, measure, scale, selectedIds],
  );
  const table = useCallback(
    (): ChartTableData => ({
      columns: [t('State'), measure],
      rows: states.map((state) => [
        stateName(state.code),
        cellText({ ...state, id: state.code, label: state.code }, format),
      ]),
    }),
    [states, format, measure],
  );
  return (
    <ChartFigure
      {...common}
      sentence={common.sentence ?? stateSentence(states, format, scale)}
      isEmpty={states.length === 0}
      legend={missingEntries(
        states.map((state) => ({ ...state, id: state.code, label: state.code })),
        'hatch',
      )}
      draw={draw}
      table={table}
      controls={
        <>
          <ViewSwitch
            view={view}
            onChange={(own) => {
              setOwnView(own);
              onViewChange?.(own);
            }}
          />
          {view === 'map' && isMissing && (
            <Note role="status">{t('The map could not be loaded. Reload the dashboard to see it.')}</Note>
          )}
        </>
      }
    />
  );
}

function ViewSwitch({ view, onChange }: { view: StateMapView; onChange: (view: StateMapView) => void }): ReactElement {
  return (
    <Views aria-label={t('View')}>
      {views.map(({ view: own, label }) => (
        <Button key={own} size="cp" color="neutral" aria-pressed={view === own} onClick={() => onChange(own)}>
          {t(label)}
        </Button>
      ))}
    </Views>
  );
}

/** Loads the outlines once they are wanted, and says whether they are missing; tiles are shown until then. */
function useStateShapes(isWanted: boolean): [shapes: Readonly<Record<string, string>> | undefined, isMissing: boolean] {
  const [shapes, setShapes] = useState<Readonly<Record<string, string>>>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    import('./stateShapes.generated.ts').then(
      ({ stateShapes }) => isCurrent && setShapes(stateShapes),
      () => isCurrent && setMissing(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return [shapes, isMissing];
}
