import type { Relationship, RelationshipPage } from '@agency-insights/insights-api/authorization';
import { colors, IconButton, VisuallyHidden } from '@agency-insights/ui-kit';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';
import { useTimes } from '../useTimes.ts';
import type { Naming } from './naming.ts';

/** Props of RelationshipsTable. */
export interface RelationshipsTableProps {
  /** Undefined while they load. */
  relationships: RelationshipPage['tuples'] | undefined;
  naming: Naming;
  onDelete: (relationship: Relationship) => void;
}

const Scrolling = styled('div')({ overflowX: 'auto', marginBottom: 12 });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { padding: '6px 12px 6px 0', borderBottom: `1px solid ${colors.line}`, textAlign: 'start' },
  // Words are not broken; content wider than the screen scrolls.
  '& td': { overflowWrap: 'break-word' },
  '& th': { fontWeight: 500, whiteSpace: 'nowrap' },
  '@media (max-width: 599px)': {
    '& .since': { display: 'none' },
    '& th': { whiteSpace: 'normal', verticalAlign: 'bottom' },
    '& td:first-of-type': { minWidth: 112 },
  },
});

const Email = styled('span')({
  color: colors.textMuted,
  overflowWrap: 'anywhere',
  '&::before': { content: '" · "' },
  '@media (max-width: 599px)': { display: 'block', '&::before': { content: 'none' } },
});

/** A cell with a name, described by the stored id if that is another text. */
function Named({ name, email, id }: { name: string; email?: string | undefined; id: string }) {
  return (
    <td title={name === id ? undefined : id}>
      {name === id ? breakable(id, id.indexOf(':') + 1) : name}
      {email !== undefined && email !== name && <Email>{breakable(email, email.indexOf('@'))}</Email>}
    </td>
  );
}

/** An id or an email that may go on in a new line: behind its type, or with its domain. */
function breakable(text: string, at: number) {
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

/** Relationships in the order of writing. */
export function RelationshipsTable({ relationships, naming, onDelete }: RelationshipsTableProps) {
  const { timeText } = useTimes();
  const { t } = useWords();
  if (relationships === undefined) return <p aria-busy="true">{t('Relationships are loading.')}</p>;
  if (relationships.length === 0) return <p>{t('No relationships match')}</p>;
  return (
    <Scrolling>
      <Table aria-label={t('Relationships')}>
        <thead>
          <tr>
            <th scope="col">{t('User')}</th>
            <th scope="col">{t('Kind of access')}</th>
            <th scope="col">{t('Applies to')}</th>
            <th scope="col" className="since">
              {t('Since')}
            </th>
            <th scope="col">
              <VisuallyHidden>{t('Actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {relationships.map(({ key, timestamp }) => {
            const { user, relation, object } = key;
            const names = [naming.user(user), naming.relation(relation), naming.object(object)] as const;
            return (
              <tr key={`${object}#${relation}@${user}`}>
                <Named name={names[0]} email={naming.emailOf(user)} id={user} />
                <Named name={names[1]} id={relation} />
                <Named name={names[2]} id={object} />
                <td className="since">{timeText(timestamp)}</td>
                <td>
                  <IconButton
                    label={t('Delete {name}', { name: names.join(', ') })}
                    size="sm"
                    onClick={() => onDelete(key)}
                  >
                    <DeleteOutlined />
                  </IconButton>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Scrolling>
  );
}
