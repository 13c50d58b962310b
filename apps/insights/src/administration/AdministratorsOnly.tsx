import { Button, NotFound } from '@agency-insights/ui-kit';
import LockOutlined from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import { PartTexts } from '../language/PartTexts.tsx';
import { administrationTexts } from './administrationTexts.ts';
import { useWords } from '../language/useWords.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { TryAgain } from '../shell/TryAgain.tsx';
import { useAdministrator } from './useAdministrator.ts';

/** Shows its children to administrators. Others see that they lack the role; a failed request can be retried. */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  return (
    <PartTexts packs={administrationTexts}>
      <RoleGate>{children}</RoleGate>
    </PartTexts>
  );
}

function RoleGate({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const { status, isAdministrator, retry } = useAdministrator();
  if (status === 'pending') return null;
  if (status === 'error') return <TryAgain title={t('Your role could not be loaded')} onRetry={retry} />;
  if (isAdministrator) return children;
  return (
    <NotFound
      icon={<LockOutlined />}
      headingLevel={1}
      title={t('Only administrators can open this page')}
      description={t('Ask an administrator to make you one, or to make the change for you.')}
      action={
        <Button variant="contained" component={RouterLink} href="/">
          {t('Back to Homepage')}
        </Button>
      }
    />
  );
}
