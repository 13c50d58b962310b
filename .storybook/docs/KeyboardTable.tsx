import { Fragment, type ReactElement } from 'react';
import { styled } from 'storybook/theming';
import type { KeyDocs } from './ComponentDocs.ts';
import { DocsTable } from './DocsTable.tsx';
import { DocsText } from './DocsText.tsx';

const Key = styled.kbd(({ theme }) => ({
  display: 'inline-block',
  minWidth: 12,
  padding: '0 6px',
  border: `1px solid ${theme.appBorderColor}`,
  borderBottomWidth: 2,
  borderRadius: 4,
  background: theme.background.app,
  fontFamily: theme.typography.fonts.base,
  fontSize: 12,
  fontWeight: 500,
  textAlign: 'center',
}));

/** Which key does what. */
export function KeyboardTable({ rows }: { rows: readonly KeyDocs[] }): ReactElement {
  return (
    <DocsTable columns={['Key', 'What it does']}>
      {rows.map(({ keys, does }) => (
        <tr key={does}>
          <td>
            {keys.map((key, position) => (
              <Fragment key={key}>
                {position > 0 && ' '}
                <Key>{key}</Key>
              </Fragment>
            ))}
          </td>
          <td>
            <DocsText>{does}</DocsText>
          </td>
        </tr>
      ))}
    </DocsTable>
  );
}
