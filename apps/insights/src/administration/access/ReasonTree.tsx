import { Chip, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';
import type { Reason } from './explain.ts';

// Doubled specificity, since sections have their own list styles.
const Branch = styled('ul')({
  '&&': {
    margin: 0,
    paddingInlineStart: 20,
    listStyle: 'none',
    borderInlineStart: `1px solid ${colors.line}`,
  },
  '&& > li': { padding: '4px 0', overflowWrap: 'anywhere' },
});
const Root = styled(Branch)({ '&&': { paddingInlineStart: 0, borderInlineStart: 'none' } });
const Line = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** Props of ReasonTree. */
export interface ReasonTreeProps {
  /** A relation and its reasons. */
  reason: Reason;
  /** Accessible name of the tree. */
  label: string;
}

/** The reasons of a relation as a tree; each relation shows whether the user has it. */
export function ReasonTree({ reason, label }: ReasonTreeProps) {
  return (
    <Root aria-label={label}>
      <Node {...reason} />
    </Root>
  );
}

function Node({ text, holds, children }: Reason) {
  const { t } = useWords();
  return (
    <li>
      <Line>
        <span>{text}</span>
        {holds !== null && (
          <Chip size="sm" color={holds ? 'primary' : 'neutral'} label={t(holds ? 'Has it' : 'Does not have it')} />
        )}
      </Line>
      {children.length > 0 && (
        <Branch>
          {children.map((child, index) => (
            <Node key={`${index} ${child.text}`} {...child} />
          ))}
        </Branch>
      )}
    </li>
  );
}
