import { Button, Chip, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeText } from '../texts.ts';
import { usePeople } from '../usePeople.ts';

/** Props of PersonSessions. */
export interface PersonSessionsProps {
  /** Id of the person. */
  id: string;
  /** Another number reads the sessions again. */
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
const More = styled('div')({ marginBottom: 12 });

/** Where a person is signed in, newest first: a few, and all of them on demand. */
export function PersonSessions({ id, version }: PersonSessionsProps) {
  const people = usePeople();
  const [showsAll, setShowsAll] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['people', id, 'sessions', version],
    queryFn: ({ signal }) => people.sessions(id, { signal }),
  });
  if (isError)
    return (
      <p role="alert">
        The sessions could not be loaded.{' '}
        <Button variant="text" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  if (data === undefined) return <p aria-busy="true">Sessions are loading.</p>;
  const { items } = data;
  if (items.length === 0) return <p>Not signed in.</p>;
  return (
    <>
      <Sessions aria-label="Sessions">
        {items
          .slice(0, showsAll ? undefined : fewSessions)
          .map(({ kind, device, started_at, last_seen_at, current }) => (
            <li key={`${started_at} ${last_seen_at} ${device ?? kind}`}>
              <Device>
                {device ?? (kind === 'api' ? 'A program' : 'A browser')}
                {current && <Chip size="sm" label="This browser" color="info" />}
              </Device>
              <Times>
                Active {timeText(last_seen_at)} · signed in {timeText(started_at)}
              </Times>
            </li>
          ))}
      </Sessions>
      {items.length > fewSessions && (
        <More>
          <Button variant="text" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${items.length} sessions`}
          </Button>
        </More>
      )}
    </>
  );
}
