import { insightsPermissions, permissionLabels } from '@agency-insights/auth-session';
import { Button, NotFound } from '@agency-insights/ui-kit';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { RouterLink } from '../shell/RouterLink.tsx';

/** For a person who may see no line of business. */
export function NoInsightsAccess() {
  return (
    <NotFound
      icon={<LockOutlined />}
      headingLevel={1}
      title="You do not have access to agency data"
      description={`Ask your administrator for one of these permissions: ${insightsPermissions.map((permission) => permissionLabels[permission]).join(' or ')}.`}
      action={
        <Button variant="contained" component={RouterLink} href="/">
          Back to Homepage
        </Button>
      }
    />
  );
}
