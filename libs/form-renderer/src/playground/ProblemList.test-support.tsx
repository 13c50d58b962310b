import { Button, colors, fontSizes, radius } from '@agency-insights/ui-kit';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ErrorIcon } from '../renderer/icons.ts';
import type { ReadSchemaText, SchemaProblem } from './schemaText.ts';

/** Props of `ProblemList`. */
export interface ProblemListProps {
  id: string;
  /** The listed problems, and their total number. */
  read: Pick<ReadSchemaText, 'problems' | 'counts'>;
  /** Whether the form beside it shows an earlier text, because this one is none. */
  isFormOlder: boolean;
  /** Called with the problem that the person wants to see in the text. */
  onOpen: (problem: SchemaProblem) => void;
  /** Writes the text as JSON. Default: it cannot be had, there is no such button. */
  onConvert?: () => void;
}

const Frame = styled('section')({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 });
const Summary = styled('p')({ margin: 0, color: colors.textMuted, fontSize: fontSizes.sm });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minHeight: 28 });
const List = styled('ul')({
  margin: 0,
  padding: 0,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  listStyle: 'none',
  overflow: 'hidden',
  '& > li + li': { borderTop: `1px solid ${colors.line}` },
});
const Entry = styled('button')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '0 8px',
  width: '100%',
  padding: '8px 12px',
  border: 0,
  background: 'none',
  color: colors.text,
  font: 'inherit',
  fontSize: fontSizes.sm,
  lineHeight: 1.4286,
  textAlign: 'left',
  cursor: 'pointer',
  '& > svg': { fontSize: 20, color: colors.danger },
  '&[data-severity="warning"] > svg': { color: colors.warning },
  '& > span': { overflowWrap: 'anywhere' },
  '& > span:last-of-type': { color: colors.textMuted, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '&:hover': { backgroundColor: colors.hover },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -2 },
});

/** All that is wrong with a schema; each leads to its place in the text. */
export function ProblemList({ id, read, isFormOlder, onOpen, onConvert }: ProblemListProps): ReactElement {
  const { problems, counts } = read;
  const unlisted = counts.error + counts.warning - problems.length;
  return (
    <Frame aria-label="Problems">
      <Row>
        <Summary id={id} role="status">
          {summaryOf(counts)}
          {isFormOlder && ' The form shows the last schema that could be used.'}
        </Summary>
        {onConvert && (
          <Button size="sm" onClick={onConvert}>
            Write it as JSON
          </Button>
        )}
      </Row>
      {problems.length > 0 && (
        <List>
          {problems.map((problem) => {
            const { severity, line, column, message, fieldId } = problem;
            const Icon = severity === 'error' ? ErrorIcon : WarningIcon;
            return (
              <li key={`${line}:${column} ${message}`}>
                <Entry type="button" data-severity={severity} onClick={() => onOpen(problem)}>
                  <Icon titleAccess={severity === 'error' ? 'Error' : 'Warning'} />
                  <span>{fieldId === null ? message : `${fieldId}: ${message}`}</span>
                  <span>{`Line ${line}`}</span>
                </Entry>
              </li>
            );
          })}
        </List>
      )}
      {unlisted > 0 && <Summary>{`… and ${unlisted.toLocaleString('en-US')} more`}</Summary>}
    </Frame>
  );
}

function summaryOf({ error, warning }: ReadSchemaText['counts']): string {
  const parts = [counted(error, 'error'), counted(warning, 'warning')].filter(Boolean);
  return parts.length === 0 ? 'No problems.' : `${parts.join(' and ')}.`;
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
