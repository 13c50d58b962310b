import { Button, NotFound } from '@agency-insights/ui-kit';
import { RouterLink } from '../../shell/RouterLink.tsx';

/** Where an address names no agency of the policy data in use. */
export function AgencyNotFound() {
  return (
    <NotFound
      title="This agency does not exist"
      description="The address may have been mistyped, or the agency may be gone from the policy data in use. Search for it again."
      headingLevel={1}
      action={
        <Button variant="contained" component={RouterLink} href="/marketing/agencies">
          Find agencies
        </Button>
      }
    />
  );
}
