import { Button, NotFound } from '@agency-insights/ui-kit';
import { RouterLink } from './RouterLink.tsx';

/** Benchmarks are not in this release, and the page says so. */
export function BenchmarksPage() {
  return (
    <NotFound
      title="Benchmarks are not available yet"
      description="This release finds agencies, saves searches and exports results. Benchmarks come with a later one."
      headingLevel={1}
      action={
        <Button variant="contained" component={RouterLink} href="/">
          Back to Homepage
        </Button>
      }
    />
  );
}
