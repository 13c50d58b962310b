import type { ReactElement, ReactNode } from 'react';
import { styled } from 'storybook/theming';

/** In a narrow window the cells of a row stand below each other. */
const Table = styled.table(({ theme }) => ({
  '&&': {
    width: '100%',
    margin: '16px 0 24px',
    borderCollapse: 'collapse',
    fontSize: 13,
    lineHeight: '20px',
    color: theme.color.defaultText,
  },
  '&& tr': { background: 'none', border: 0, borderBottom: `1px solid ${theme.appBorderColor}` },
  '&& th, && td': { padding: '10px 16px 10px 0', border: 0, textAlign: 'start', verticalAlign: 'top' },
  '&& th': { color: theme.textMutedColor, fontWeight: 700 },
  '&& td:first-of-type': { fontWeight: 700 },
  '&& td > div': { fontSize: 'inherit' },
  '&& code': { fontSize: 12 },
  '&& th:first-of-type': { width: '22%' },
  '&& th:nth-of-type(3)': { width: '18%' },
  '@media (max-width: 600px)': {
    '&& thead': { display: 'none' },
    '&& tr': { display: 'block', padding: '8px 0' },
    '&& td': { display: 'block', padding: '2px 0' },
  },
}));

/** A table of a docs page, drawn like Storybook's table of props. */
export function DocsTable({ columns, children }: { columns: readonly string[]; children: ReactNode }): ReactElement {
  return (
    <Table className="docs-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}
