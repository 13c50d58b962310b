import { Button, Dialog } from '@agency-insights/ui-kit';

/** Props of SessionEndedDialog. */
export interface SessionEndedDialogProps {
  /** The person wants to sign in again. */
  onSignIn: () => void;
}

/** Says over the page that the session has ended elsewhere. The page stays below it. */
export function SessionEndedDialog({ onSignIn }: SessionEndedDialogProps) {
  return (
    <Dialog
      open
      onClose={onSignIn}
      closeLabel="Sign in"
      title="Your session has ended"
      actions={
        <Button variant="contained" autoFocus onClick={onSignIn}>
          Sign in
        </Button>
      }
    >
      <p>You signed out on another device, an administrator ended your session, or it reached its time limit.</p>
      <p>Sign in to go on where you are. Filters that you have not applied yet come back.</p>
    </Dialog>
  );
}
