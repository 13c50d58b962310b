import { Button, NotFound } from '@agency-insights/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { RouterLink } from './RouterLink.tsx';

/** The page of addresses that do not exist. */
export function PageNotFound() {
  const { history } = useRouter();
  return (
    <NotFound
      title="This page does not exist"
      description="The address may have been mistyped, or the page may have moved."
      headingLevel={1}
      action={
        <>
          <Button variant="contained" component={RouterLink} href="/">
            Back to Homepage
          </Button>
          {history.length > 1 && <Button onClick={() => history.back()}>Back to Previous Page</Button>}
        </>
      }
    />
  );
}
