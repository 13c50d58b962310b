import type { ServiceCredential } from '@agency-insights/insights-api/catalogue';
import { Button, Chip, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';
import { useTimes } from '../useTimes.ts';
import { Buttons } from '../Page.tsx';
import { scopeNames } from './scopeNames.ts';

/** Props of ServiceItem. */
export interface ServiceItemProps {
  service: ServiceCredential;
  onRotate: () => void;
  onRevoke: () => void;
}

const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  listStyle: 'none',
  '&&': { paddingBlock: 16 },
  '& + &': { borderTop: `1px solid ${colors.line}` },
});
const Facts = styled('div')({
  display: 'grid',
  gap: 4,
  flex: '1 1 320px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&& h2': { margin: 0 },
  '&& p': { margin: 0 },
  '& code': { fontSize: '0.8125rem' },
});
const Scopes = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 4 });

/** A service with its scopes, last use and actions. */
export function ServiceItem({ service, onRotate, onRevoke }: ServiceItemProps) {
  const { timeText } = useTimes();
  const { t } = useWords();
  const { name, client_id: id, scopes, last_used_at: used, previous_secret_until: until } = service;
  return (
    <Item aria-label={name}>
      <Facts>
        <h2>{name}</h2>
        <code>{id}</code>
        <Scopes>
          {scopes.map((scope) => (
            <Chip
              key={scope}
              size="sm"
              label={t(scopeNames[scope])}
              color={scope === 'administration' ? 'primary' : 'neutral'}
            />
          ))}
        </Scopes>
        <p>{used === null ? t('Never used') : t('Last used {time}', { time: timeText(used) })}</p>
        <p>{t('Added by {actor}, {time}', { actor: service.created_by, time: timeText(service.created_at) })}</p>
        {until !== null && <p>{t('The old secret works until {time}.', { time: timeText(until) })}</p>}
      </Facts>
      <Buttons>
        <Button aria-haspopup="dialog" aria-label={t('New secret for {name}', { name })} onClick={onRotate}>
          {t('New secret')}
        </Button>
        <Button color="error" aria-haspopup="dialog" aria-label={t('Revoke {name}', { name })} onClick={onRevoke}>
          {t('Revoke')}
        </Button>
      </Buttons>
    </Item>
  );
}
