import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { PaperWidthContext, paperWidths } from '../charts/ChartFigure/PaperWidthContext.ts';
import { SectionTitle } from '../tiles/SectionTitle.ts';
import { Tile } from '../tiles/Tile.tsx';
import type { TileSection, TileView } from '../tiles/TileView.ts';
import { t } from '../language/texts.ts';

/** From this width on tiles are as wide as their view says; from the smaller one on, two beside each other. */
const wide = '@media (min-width: 960px)';
const medium = '@media (min-width: 640px) and (max-width: 959.95px)';

const Section = styled('section')({ marginTop: 24, scrollMarginTop: 16 });
const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  // Paper is filled up: a later tile may be beside an earlier one.
  '@media print': { gap: 12, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoFlow: 'dense' },
});
const Cell = styled('div')({
  display: 'grid',
  minWidth: 0,
  [medium]: { '&[data-wide]': { gridColumn: '1 / -1' } },
  [wide]: Object.fromEntries(
    [3, 4, 5, 6, 7, 8, 12].map((span) => [`&[data-span="${span}"]`, { gridColumn: `span ${span}` }]),
  ),
  // A table has room for all of its columns only in its own row.
  '@media print': {
    '&&[data-paper]': { gridColumn: 'auto' },
    '&&[data-paper="whole"], &&&:has(table)': { gridColumn: '1 / -1' },
  },
});

const isWide = ({ span, isWide: own = span >= 7 }: TileView) => own;

const paperOf = (view: TileView) => view.paper ?? (isWide(view) ? 'whole' : 'half');

/** The sections of a dashboard with their tiles. */
export function TileGrid({ sections }: { sections: readonly TileSection[] }): ReactElement {
  return (
    <>
      {sections.map(({ id, title, tiles }) => (
        <Section key={id} id={id} aria-labelledby={`${id}-title`}>
          <SectionTitle id={`${id}-title`} tabIndex={-1}>
            {t(title)}
          </SectionTitle>
          <Grid>
            {tiles.map((view) => (
              <Cell
                key={view.tile}
                data-span={view.span}
                data-wide={isWide(view) ? '' : undefined}
                data-paper={paperOf(view)}
              >
                <PaperWidthContext.Provider value={paperWidths[paperOf(view)]}>
                  <Tile view={view} />
                </PaperWidthContext.Provider>
              </Cell>
            ))}
          </Grid>
        </Section>
      ))}
    </>
  );
}
