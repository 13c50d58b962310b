import { Button, NotFound } from '@agency-insights/ui-kit';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';

/** Props of TryAgain. */
export interface TryAgainProps {
  /** What could not be loaded, as a sentence without a full stop. */
  title: string;
  /** Level of the title's heading. Default 1. */
  headingLevel?: 1 | 2;
  onRetry: () => void;
}

/** Says that something could not be loaded, and offers to try again. */
export function TryAgain({ title, headingLevel = 1, onRetry }: TryAgainProps) {
  return (
    <NotFound
      role="alert"
      icon={<CloudOffOutlined />}
      headingLevel={headingLevel}
      title={title}
      description="The service did not answer. Your account is not affected."
      action={
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
