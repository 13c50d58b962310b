import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';
import { commandIds, commands, type CommandId } from './commands.ts';
import { Keys } from './Keys.tsx';

const Group = styled('section')({
  '& h3': { margin: '16px 0 4px', fontSize: '0.875rem', fontWeight: 500, lineHeight: '20px' },
  '& dl': { margin: 0 },
  '& dl > div': { display: 'flex', alignItems: 'center', minHeight: 32, gap: 16 },
  '& dt': { flex: 1, fontSize: '0.875rem' },
  '& dd': { margin: 0 },
});

const withKeys = commandIds.filter((id) => commands[id].keys !== undefined);

export interface ShortcutListProps {
  /** Whether a command is listed. Default: all of them. */
  isListed?: (id: CommandId) => boolean;
}

/** The commands that have keys, under their headings. */
export function ShortcutList({ isListed = () => true }: ShortcutListProps) {
  const { t } = useWords();
  const listed = withKeys.filter(isListed);
  const groups = [...new Set(listed.map((id) => commands[id].group))];
  return groups.map((group) => (
    <Group key={group} aria-label={t(group)}>
      <h3>{t(group)}</h3>
      <dl>
        {listed
          .filter((id) => commands[id].group === group)
          .map((id) => (
            <div key={id}>
              <dt>{t(commands[id].label)}</dt>
              <dd>
                <Keys keys={commands[id].keys ?? ''} />
              </dd>
            </div>
          ))}
      </dl>
    </Group>
  ));
}
