import { announceMfaEnrolled } from '@agency-insights/auth-session';
import { Button } from '@agency-insights/ui-kit';
import { useEffect } from 'react';
import { RouterLink } from '../shell/RouterLink.tsx';
import { Card, CardActions, CardScreen } from './CardScreen.tsx';

/** Where setting up a second factor ends; tells the product's other tabs. */
export function MfaEnrolledPage() {
  useEffect(() => announceMfaEnrolled(), []);
  return (
    <CardScreen isPage>
      <title>Second factor set up – Agency Insights</title>
      <Card>
        <h1>Your second factor is set up</h1>
        <p>You will be asked for it after your password. You can close this tab.</p>
        <CardActions>
          <Button variant="contained" size="lg" component={RouterLink} href="/">
            Go to Agency Insights
          </Button>
        </CardActions>
      </Card>
    </CardScreen>
  );
}
