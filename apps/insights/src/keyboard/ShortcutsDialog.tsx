import { colors, Dialog, Switch } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { useWords } from '../language/useWords.ts';
import { CommandsContext, type CommandHandlers } from './CommandRegistry.ts';
import { commands, type CommandId } from './commands.ts';
import { ShortcutList } from './ShortcutList.tsx';

/** Fades the rows at the lower edge of the sheet: more of them follow. At the end it is below the last one. */
const Fade = styled('div')({
  position: 'sticky',
  bottom: -24,
  height: 48,
  marginBottom: -24,
  background: `linear-gradient(transparent, ${colors.surface})`,
  pointerEvents: 'none',
  '@media (forced-colors: active)': { display: 'none' },
});

/** Props of ShortcutsDialog. */
export interface ShortcutsDialogProps {
  /** Whether single letters do something. */
  singleKeys: boolean;
  onSingleKeysChange: (singleKeys: boolean) => void;
  onClose: () => void;
}

/** Whether a command is of use to the person: keys of a page are for those who may open it. */
function isOfUse(id: CommandId, handlers: CommandHandlers): boolean {
  const { group } = commands[id];
  if (group === 'Pages') return handlers[id] !== undefined;
  const canSearch = handlers.findAgencies !== undefined;
  if (group === 'Find agencies') return canSearch;
  return group !== 'Dashboards' || canSearch || handlers.benchmarks !== undefined;
}

/** The shortcuts, and the switch that turns single letters off. */
export function ShortcutsDialog({ singleKeys, onSingleKeysChange, onClose }: ShortcutsDialogProps) {
  const { t } = useWords();
  const handlers = useContext(CommandsContext).handlers();
  return (
    <Dialog open onClose={onClose} closeOnEscape closeOnBackdropClick title={t('Keyboard shortcuts')}>
      <Switch
        label={t('Single-letter shortcuts')}
        helperText={t('Turn them off if you use speech input or press keys by accident. The search stays on.')}
        checked={singleKeys}
        onCheckedChange={onSingleKeysChange}
      />
      <ShortcutList isListed={(id) => isOfUse(id, handlers)} />
      <Fade />
    </Dialog>
  );
}
