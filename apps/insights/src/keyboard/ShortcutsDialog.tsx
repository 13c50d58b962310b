import { Dialog, Switch } from '@agency-insights/ui-kit';
import { ShortcutList } from './ShortcutList.tsx';

/** Props of ShortcutsDialog. */
export interface ShortcutsDialogProps {
  /** Whether single letters do something. */
  singleKeys: boolean;
  onSingleKeysChange: (singleKeys: boolean) => void;
  onClose: () => void;
}

/** What can be done by keys, and the switch that turns single letters off. */
export function ShortcutsDialog({ singleKeys, onSingleKeysChange, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open onClose={onClose} closeOnEscape closeOnBackdropClick title="Keyboard shortcuts">
      <Switch
        label="Single-letter shortcuts"
        helperText="Turn them off if you use speech input or press keys by accident. The search stays on."
        checked={singleKeys}
        onCheckedChange={onSingleKeysChange}
      />
      <ShortcutList />
    </Dialog>
  );
}
