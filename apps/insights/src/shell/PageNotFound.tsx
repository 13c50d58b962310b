import { Button, NotFound } from '@agency-insights/ui-kit';
import { RouterLink } from './RouterLink.tsx';

/** Where an address leads nowhere. */
export function PageNotFound() {
  return (
    <NotFound
      title="This page does not exist"
      description="The address may have been mistyped, or the page may have moved."
      headingLevel={1}
      action={
        <Button variant="contained" component={RouterLink} href="/">
          Back to Homepage
        </Button>
      }
    />
  );
}
