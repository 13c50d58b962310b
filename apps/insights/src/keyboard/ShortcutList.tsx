import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';
import { commandIds, commands } from './commands.ts';
import { Keys } from './Keys.tsx';

const Group = styled('section')({
  '& h3': { margin: '16px 0 4px', fontSize: '0.875rem', fontWeight: 500, lineHeight: '20px' },
  '& dl': { margin: 0 },
  '& dl > div': { display: 'flex', alignItems: 'center', minHeight: 32, gap: 16 },
  '& dt': { flex: 1, fontSize: '0.875rem' },
  '& dd': { margin: 0 },
});

const withKeys = commandIds.filter((id) => commands[id].keys !== undefined);
const groups = [...new Set(withKeys.map((id) => commands[id].group))];

/** Every command that has keys, under its heading. */
export function ShortcutList() {
  const { t } = useWords();
  return groups.map((group) => (
    <Group key={group} aria-label={t(group)}>
      <h3>{t(group)}</h3>
      <dl>
        {withKeys
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
