import { Dialog, Switch } from '@agency-insights/ui-kit';
import { useWords } from '../language/useWords.ts';
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
  const { t } = useWords();
  return (
    <Dialog open onClose={onClose} closeOnEscape closeOnBackdropClick title={t('Keyboard shortcuts')}>
      <Switch
        label={t('Single-letter shortcuts')}
        helperText={t('Turn them off if you use speech input or press keys by accident. The search stays on.')}
        checked={singleKeys}
        onCheckedChange={onSingleKeysChange}
      />
      <ShortcutList />
    </Dialog>
  );
}
