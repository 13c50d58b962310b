import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { keyNames } from './keyNames.ts';

const List = styled('span')({ display: 'inline-flex', gap: 4, flexShrink: 0 });
const Key = styled('kbd')({
  minWidth: 20,
  padding: '0 5px',
  border: `1px solid ${colors.line}`,
  borderRadius: 4,
  backgroundColor: colors.sunken,
  color: colors.textMuted,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '18px',
  textAlign: 'center',
});

/** The keys of a command, as they are on a keyboard. */
export function Keys({ keys }: { keys: string }) {
  return (
    <List>
      {keyNames(keys).map((name, at) => (
        <Key key={at}>{name}</Key>
      ))}
    </List>
  );
}
