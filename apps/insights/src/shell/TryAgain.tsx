import { Button, NotFound } from '@agency-insights/ui-kit';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';

/** Props of TryAgain. */
export interface TryAgainProps {
  /** What could not be loaded, as a sentence without a full stop. */
  title: string;
  /** What it means for the person. Default: that the service did not answer, and that their account is not affected. */
  description?: string;
  /** Level of the title's heading. Default 1. */
  headingLevel?: 1 | 2;
  onRetry: () => void;
}

const serviceAway = 'The service did not answer. Your account is not affected.';

/** Says that something could not be loaded, and offers to try again. */
export function TryAgain({ title, description = serviceAway, headingLevel = 1, onRetry }: TryAgainProps) {
  return (
    <NotFound
      role="alert"
      icon={<CloudOffOutlined />}
      headingLevel={headingLevel}
      title={title}
      description={description}
      action={
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
