import { Fragment, type ReactElement } from 'react';
import type { KeyDocs } from './ComponentDocs.ts';
import { DocsText } from './DocsText.tsx';

/** Which key does what. */
export function KeyboardTable({ rows }: { rows: readonly KeyDocs[] }): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={does}>
            <td>
              {keys.map((key, position) => (
                <Fragment key={key}>
                  {position > 0 && ', '}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </td>
            <td>
              <DocsText>{does}</DocsText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
