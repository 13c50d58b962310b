import { colors, StatusMessage, TooltipSurface } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useContext, useMemo, useRef, useState, type ReactElement } from 'react';
import type { ChartFigureProps } from './ChartFigure.types.ts';
import type { ChartMark } from './ChartMark.ts';
import { ChartPatterns } from './ChartPatterns.tsx';
import { useChartMarks } from './useChartMarks.ts';
import { FillContext } from './FillContext.ts';
import { PaperWidthContext } from './PaperWidthContext.ts';
import { usePaperPatterns } from './usePaperPatterns.ts';
import { usePrinting } from './usePrinting.ts';
import { useSize, type Size } from './useSize.ts';
import { setTextSpacing } from '../format/textSpacing.ts';
import { t, tCount } from '../../language/texts.ts';

const Frame = styled('div')({
  position: 'relative',
  minWidth: 0,
  // The drawing has the size of the room, and does not make it.
  '&[data-fills]': {
    flex: 1,
    minHeight: 0,
    '& > [role="application"]': { position: 'absolute', inset: 0 },
    '@media print': { '& > [role="application"]': { position: 'static' } },
  },
});
const Stop = styled('div')({
  borderRadius: 4,
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
  '& svg': { display: 'block', overflow: 'visible', userSelect: 'none' },
  '@media print': { '& svg': { maxWidth: '100%', height: 'auto' }, '&[data-paper] svg': { width: '100%' } },
});
const Anchor = styled('span')({ position: 'absolute', pointerEvents: 'none' });
const Line = styled('span')({ display: 'block', '&:first-of-type': { fontWeight: 500 } });

/** Props of `ChartPlot`. */
export interface ChartPlotProps extends Pick<
  ChartFigureProps,
  'title' | 'draw' | 'leastHeight' | 'onSelect' | 'onMenu'
> {
  /** A prefix for ids. */
  id: string;
  /** Index of the mark that the keyboard is on. */
  place: number;
  setPlace: (place: number) => void;
  /** Moves the focus out of the drawing. */
  leave: () => void;
}

/** The drawing of a chart: one tab stop, a focus ring, the tooltip and what screen readers hear. */
export function ChartPlot(props: ChartPlotProps): ReactElement {
  const { id, title, draw, leastHeight, onSelect, onMenu, place, setPlace, leave } = props;
  const isFull = useContext(FillContext);
  const fills = isFull || leastHeight !== undefined;
  const [size, frameRef] = useSize();
  const { drawing, drawnWidth, stop, isOnPaper } = useDrawing(draw, fills ? size : { ...size, height: 0 });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuAnchor = useRef<HTMLElement>(null);
  const openMenu =
    onMenu &&
    ((mark: ChartMark) => {
      const element = menuAnchor.current;
      if (!element) return;
      Object.assign(element.style, boxOf(mark));
      onMenu(mark, element);
    });
  const marks = useChartMarks({ drawing, place, setPlace, onSelect, openMenu, leave });
  const { focused, described, announcement, plotHandlers, tooltipHandlers } = marks;
  return (
    <Frame ref={frameRef} data-fills={fills ? '' : undefined} style={isFull ? undefined : { minHeight: leastHeight }}>
      <Stop
        ref={stop}
        role="application"
        aria-roledescription={t('chart')}
        aria-label={nameOf(title, drawing?.marks.length ?? 0)}
        aria-describedby={`${id}-sentence ${id}-keys`}
        data-paper={isOnPaper ? '' : undefined}
        // Arrow keys, Enter and Escape work in this widget; its marks are drawn and are not elements.
        tabIndex={0}
        {...plotHandlers}
      >
        {drawing && (
          <svg
            width={drawnWidth}
            height={drawing.height}
            viewBox={`0 0 ${drawnWidth} ${drawing.height}`}
            aria-hidden="true"
          >
            <ChartPatterns id={id} />
            {drawing.picture}
            {focused && <FocusRing mark={focused} />}
          </svg>
        )}
      </Stop>
      <KeysHelp id={`${id}-keys`} filters={onSelect !== undefined} />
      <Anchor ref={menuAnchor} aria-hidden="true" />
      {described && <Anchor ref={setAnchor} aria-hidden="true" style={boxOf(described)} />}
      {described && anchor && (
        <TooltipSurface key={described.id} id={`${id}-tooltip`} anchor={anchor} side="top" {...tooltipHandlers}>
          {[described.label, described.value, ...(described.details ?? [])].map((line, index) => (
            <Line key={index}>{line}</Line>
          ))}
        </TooltipSurface>
      )}
      <StatusMessage>{announcement}</StatusMessage>
    </Frame>
  );
}

/** The drawing for a room of a size, or for paper, whose width is not known before it is laid out. Height 0: as it likes. */
function useDrawing(draw: ChartPlotProps['draw'], { width, height, spacing }: Size) {
  const paperWidth = useContext(PaperWidthContext);
  const isPrinting = usePrinting();
  const isOnPaper = isPrinting && paperWidth !== undefined;
  const drawnWidth = isOnPaper ? paperWidth : width;
  const room = height > 0 && !isOnPaper ? height : undefined;
  const drawing = useMemo(() => {
    setTextSpacing(spacing);
    return drawnWidth > 0 ? draw(drawnWidth, room) : undefined;
  }, [draw, drawnWidth, room, spacing]);
  const stop = useRef<HTMLDivElement>(null);
  usePaperPatterns(stop, isPrinting, drawing);
  return { drawing, drawnWidth, stop, isOnPaper };
}

function KeysHelp({ id, filters }: { id: string; filters: boolean }): ReactElement {
  return (
    <span id={id} hidden>
      {t('Arrow keys move, T shows the table.')}
      {filters && ` ${t('Enter filters by this value.')}`}
    </span>
  );
}

/** The name of a drawing, with its content. */
function nameOf(title: string, count: number): string {
  return `${title}, ${tCount(count, '{count} value', '{count} values')}`;
}

function boxOf({ x, y, width, height }: ChartMark) {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}

function FocusRing({ mark }: { mark: ChartMark }): ReactElement {
  const box = { x: mark.x - 2, y: mark.y - 2, width: mark.width + 4, height: mark.height + 4, rx: 4 };
  return (
    <g data-focus-ring="">
      <rect {...box} className="chart-focus-outer" />
      <rect {...box} className="chart-focus" />
    </g>
  );
}
