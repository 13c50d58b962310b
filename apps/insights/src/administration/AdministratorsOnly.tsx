import { Button, NotFound } from '@agency-insights/ui-kit';
import LockOutlined from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import { RouterLink } from '../shell/RouterLink.tsx';
import { TryAgain } from '../shell/TryAgain.tsx';
import { useAdministrator } from './useAdministrator.ts';

/** Shows its children to administrators. Everybody else reads that they lack the role; a failed request can be repeated. */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  const { status, isAdministrator, retry } = useAdministrator();
  if (status === 'pending') return null;
  if (status === 'error') return <TryAgain title="Your role could not be loaded" onRetry={retry} />;
  if (isAdministrator) return children;
  return (
    <NotFound
      icon={<LockOutlined />}
      headingLevel={1}
      title="Only administrators can open this page"
      description="Ask an administrator to make you one, or to make the change for you."
      action={
        <Button variant="contained" component={RouterLink} href="/">
          Back to Homepage
        </Button>
      }
    />
  );
}
