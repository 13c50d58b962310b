import type { Relationship, RelationshipPage } from '@agency-insights/insights-api/authorization';
import { colors, IconButton } from '@agency-insights/ui-kit';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';
import { useTimes } from '../useTimes.ts';

/** Props of RelationshipsTable. */
export interface RelationshipsTableProps {
  /** Undefined while they load. */
  relationships: RelationshipPage['tuples'] | undefined;
  onDelete: (relationship: Relationship) => void;
}

const Scrolling = styled('div')({ overflowX: 'auto', marginBottom: 12 });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { padding: '6px 12px 6px 0', borderBottom: `1px solid ${colors.line}`, textAlign: 'start' },
  '& td': { overflowWrap: 'anywhere' },
  '& th': { fontWeight: 500, whiteSpace: 'nowrap' },
  '@media (max-width: 599px)': {
    // Words are not broken; content wider than the screen scrolls.
    '& td': { overflowWrap: 'break-word' },
    '& .since': { display: 'none' },
  },
});

/** A name that may go on in a new line behind its type. */
function breakable(name: string) {
  const at = name.indexOf(':') + 1;
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  );
}

/** Relationships in the order of writing. */
export function RelationshipsTable({ relationships, onDelete }: RelationshipsTableProps) {
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
            <th scope="col">{t('Relation')}</th>
            <th scope="col">{t('Object')}</th>
            <th scope="col" className="since">
              {t('Since')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {relationships.map(({ key, timestamp }) => (
            <tr key={`${key.object}#${key.relation}@${key.user}`}>
              <td>{breakable(key.user)}</td>
              <td>{key.relation}</td>
              <td>{breakable(key.object)}</td>
              <td className="since">{timeText(timestamp)}</td>
              <td>
                <IconButton
                  label={t('Delete {name}', { name: `${key.user} ${key.relation} ${key.object}` })}
                  size="sm"
                  onClick={() => onDelete(key)}
                >
                  <DeleteOutlined />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scrolling>
  );
}
