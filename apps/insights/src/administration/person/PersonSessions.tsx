import { Button, Chip, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { useTimes } from '../useTimes.ts';
import { usePersonSessions } from './usePersonSessions.ts';

/** Props of PersonSessions. */
export interface PersonSessionsProps {
  /** Id of the person. */
  id: string;
  /** A new number reloads the sessions. */
  version: number;
}

const fewSessions = 5;

const Sessions = styled('ul')({
  display: 'grid',
  listStyle: 'none',
  borderBlock: `1px solid ${colors.line}`,
  '& li': { padding: '8px 0', fontSize: '0.875rem' },
  '& li + li': { borderTop: `1px solid ${colors.line}` },
});
const Device = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500 });
const Times = styled('span')({ display: 'block', color: colors.textMuted });
// Its words begin where the devices do; forced colours draw an edge around it.
const More = styled('div')({
  marginBottom: 12,
  marginInlineStart: -10,
  '@media (forced-colors: active)': { marginInlineStart: 0 },
});

/** Where a person is signed in, newest first: a few, and all of them on demand. */
export function PersonSessions({ id, version }: PersonSessionsProps) {
  const { timeText } = useTimes();
  const { t } = useWords();
  const [showsAll, setShowsAll] = useState(false);
  const { data, isError, refetch } = usePersonSessions(id, version);
  if (isError)
    return (
      <p role="alert">
        {t('The sessions could not be loaded.')}{' '}
        <Button variant="text" size="sm" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </p>
    );
  if (data === undefined) return <p aria-busy="true">{t('Sessions are loading.')}</p>;
  const { items } = data;
  if (items.length === 0) return <p>{t('Not signed in.')}</p>;
  return (
    <>
      <Sessions aria-label={t('Sessions')}>
        {items
          .slice(0, showsAll ? undefined : fewSessions)
          .map(({ kind, device, started_at, last_seen_at, current }) => (
            <li key={`${started_at} ${last_seen_at} ${device ?? kind}`}>
              <Device>
                {device ?? (kind === 'api' ? t('A program') : t('A browser'))}
                {current && <Chip size="sm" label={t('This browser')} color="info" />}
              </Device>
              <Times>
                {t('Active {active} · signed in {start}', {
                  active: timeText(last_seen_at),
                  start: timeText(started_at),
                })}
              </Times>
            </li>
          ))}
      </Sessions>
      {items.length > fewSessions && (
        <More>
          <Button variant="text" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('Show fewer') : t('Show all {count} sessions', { count: items.length })}
          </Button>
        </More>
      )}
    </>
  );
}
