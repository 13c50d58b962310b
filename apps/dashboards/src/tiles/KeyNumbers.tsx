import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import { colors, Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { lazy, useMemo, useRef, type ReactElement, type RefObject } from 'react';
import { useDashboard } from '../context/DashboardContext.ts';
import { PagePart } from '../context/PagePart.tsx';
import { NumberWithSparkline } from '../charts/NumberWithSparkline/NumberWithSparkline.tsx';
import type { NumberWithSparklineProps } from '../charts/NumberWithSparkline/NumberWithSparkline.types.ts';
import type { TileState } from '../dashboard/DashboardState.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { filterByMonth } from './filterBy.ts';
import { isNothing } from './isNothing.ts';
import { isStale } from './isStale.ts';
import { TileMenu } from './menu/lazyMenus.ts';
import { MenuPlace } from './MenuPlace.ts';
import { NumberCard, numberHeight, NumberRow } from './NumberRow.ts';
import { PreviousValues } from './PreviousValues.tsx';
import { SectionTitle } from './SectionTitle.ts';
import { ShownAs } from './ShownAs.tsx';
import { TileCard } from './TileCard.tsx';
import { TileMessage, TilePlaceholder } from './TileState.tsx';
import { useBefore } from './useBefore.ts';
import { useIsShared, useTile, useTileDefinition } from './useTile.ts';
import { useMarkMenu, type MarkMenuOfTile } from './useMarkMenu.tsx';
import { useShownTable } from './useTileView.ts';
import { t } from '../language/texts.ts';

const NothingFound = lazy(() => import('./NothingFound.tsx').then((module) => ({ default: module.NothingFound })));

const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', '& h2': { margin: 0 } });
const Section = styled('section')({
  display: 'grid',
  gap: 12,
  breakInside: 'avoid',
  '&:fullscreen': {
    alignContent: 'start',
    padding: 32,
    overflow: 'auto',
    backgroundColor: colors.page,
    color: colors.text,
    // Larger, so that it can be read from a distance.
    '@media (min-width: 1080px)': {
      zoom: 1.5,
      '& [data-picture]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
});

/** One of the key numbers, ready to be drawn. */
export interface KeyNumber extends Pick<
  NumberWithSparklineProps,
  'title' | 'format' | 'value' | 'change' | 'comparison' | 'points' | 'reason' | 'isWithheld' | 'before'
> {
  /** Tells it apart from the others. */
  key: string;
}

/** Props of `KeyNumbers`. */
export interface KeyNumbersProps {
  /** The tile that has the numbers. */
  tile: string;
  /** How many there are, for the skeleton. */
  count: number;
  /** Reads the numbers of an answer. Keep it stable while they are the same. */
  numbersOf: (answer: TileAnswer) => readonly KeyNumber[];
}

/** The first numbers of a dashboard: one card each, with its change and its line over time. */
export function KeyNumbers(props: KeyNumbersProps): ReactElement {
  const { tile, count } = props;
  const dashboard = useDashboard();
  const section = useRef<HTMLElement>(null);
  const state = useTile(tile);
  const definition = useTileDefinition(tile);
  const isShared = useIsShared(tile);
  if (definition === undefined) throw new Error(`The dashboard has no tile "${tile}".`);
  const retry = () => dashboard.dispatch({ kind: 'retryTile', tile });
  const { title } = definition;
  if (state?.answer !== undefined)
    return (
      <Section ref={section} aria-label={title}>
        <PreviousValues
          status={state.status}
          error={
            state.status === 'error' && !isShared ? (state.error ?? t('The key numbers could not be loaded.')) : null
          }
          onLoad={retry}
          space={0}
        />
        <Answered {...props} {...{ definition, section }} answer={state.answer} status={state.status} />
      </Section>
    );
  if (state === undefined || state.status === 'running')
    return (
      <Section aria-label={title}>
        <Head>
          <SectionTitle>{title}</SectionTitle>
        </Head>
        <NumberRow role="status" aria-label={t('Loading {title}', { title })}>
          {Array.from({ length: count }, (_, at) => (
            <NumberCard key={at}>
              <Skeleton height={numberHeight} />
            </NumberCard>
          ))}
        </NumberRow>
      </Section>
    );
  return (
    <TileCard aria-label={title}>
      <TilePlaceholder title={title} height={numberHeight}>
        {isShared ? (
          <p>{t('Not loaded.')}</p>
        ) : (
          <TileMessage
            text={state.error ?? t('Stopped before it was loaded.')}
            action={t('Try again')}
            onAction={retry}
          />
        )}
      </TilePlaceholder>
    </TileCard>
  );
}

interface AnsweredProps extends KeyNumbersProps {
  definition: TileDefinition;
  answer: TileAnswer;
  status: TileState['status'];
  section: RefObject<HTMLElement | null>;
}

function Answered({ tile, numbersOf, definition, answer, status, section }: AnsweredProps): ReactElement {
  const [showsTable, setShowsTable] = useShownTable(tile);
  const isRunning = status === 'running';
  const hasNumbers = !isNothing(answer, definition);
  return (
    <>
      <Head>
        <SectionTitle>{definition.title}</SectionTitle>
        <MenuPlace>
          <PagePart>
            <TileMenu
              {...{ tile, definition, answer, isRunning, showsTable }}
              card={section}
              hasTable={hasNumbers}
              hasPicture={hasNumbers}
              onShowsTableChange={setShowsTable}
            />
          </PagePart>
        </MenuPlace>
      </Head>
      <ShownAs showsTable={showsTable} />
      {showsTable && hasNumbers ? (
        <TileCard>
          <AnswerTable {...{ definition, answer }} />
        </TileCard>
      ) : hasNumbers ? (
        <NumberRow data-picture="" aria-busy={isRunning} data-stale={isStale(status) ? '' : undefined}>
          <Numbers {...{ tile, answer, numbersOf }} />
        </NumberRow>
      ) : (
        <TileCard aria-busy={isRunning}>
          <PagePart missing={<p role="status">{t('No policies match these filters.')}</p>}>
            <NothingFound />
          </PagePart>
        </TileCard>
      )}
    </>
  );
}

function Numbers({ tile, answer, numbersOf }: Pick<AnsweredProps, 'tile' | 'numbersOf' | 'answer'>): ReactElement {
  const before = useBefore(tile, answer);
  const { handlers, menu } = useMarkMenu({ tile, filterOf: filterByMonth }, answer);
  const numbers = useMemo(
    () => withBefore(numbersOf(answer), before && numbersOf(before)),
    [numbersOf, answer, before],
  );
  return (
    <>
      {numbers.map(({ key, ...number }) => (
        <NumberCard key={key} aria-label={number.title}>
          <NumberWithTable name={`${tile}.${key}`} {...number} {...handlers} />
        </NumberCard>
      ))}
      {menu}
    </>
  );
}

/** Each number with its previous value, if it changed. */
function withBefore(numbers: readonly KeyNumber[], before: readonly KeyNumber[] = []): readonly KeyNumber[] {
  const values = new Map(before.map(({ key, value }) => [key, value]));
  return numbers.map((number) => {
    const value = values.get(number.key) ?? null;
    return value === number.value ? number : { ...number, before: value };
  });
}

type NumberWithTableProps = Omit<KeyNumber, 'key'> & MarkMenuOfTile['handlers'] & { name: string };

function NumberWithTable({ name, ...number }: NumberWithTableProps): ReactElement {
  const [showsTable, setShowsTable] = useShownTable(name);
  return (
    <>
      <NumberWithSparkline {...number} showsTable={showsTable} onShowsTableChange={setShowsTable} />
      <ShownAs showsTable={showsTable} />
    </>
  );
}
