import { permissionLabels } from '@agency-insights/auth-session';
import { Button, NotFound } from '@agency-insights/ui-kit';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { RouterLink } from '../../shell/RouterLink.tsx';

/** For a person who may not see benchmarks. */
export function NoBenchmarksAccess() {
  return (
    <NotFound
      icon={<LockOutlined />}
      title="You do not have access to benchmarks"
      description={`Ask your administrator for this permission: ${permissionLabels['viewable:benchmarks']}.`}
      headingLevel={1}
      action={
        <Button variant="contained" component={RouterLink} href="/">
          Back to Homepage
        </Button>
      }
    />
  );
}
