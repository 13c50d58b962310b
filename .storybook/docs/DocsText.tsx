import type { ReactElement } from 'react';

/** A text in which words between backticks are shown as code. */
export function DocsText({ children }: { children: string }): ReactElement {
  return (
    <>{children.split('`').map((part, position) => (position % 2 === 1 ? <code key={position}>{part}</code> : part))}</>
  );
}
