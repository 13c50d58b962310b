import { Checkbox } from '@agency-insights/ui-kit';

/** Props of AdministratorChoice. */
export interface AdministratorChoiceProps {
  isAdministrator: boolean;
  onChange: (isAdministrator: boolean) => void;
}

/** Whether a person is an administrator, as a checkbox. */
export function AdministratorChoice({ isAdministrator, onChange }: AdministratorChoiceProps) {
  return (
    <Checkbox
      label="Administrator"
      helperText="Invites, changes and blocks people."
      checked={isAdministrator}
      onCheckedChange={onChange}
    />
  );
}
