import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * The page around every contestant that is made with React: one root that stands before the first mount, as in an
 * application, and what a library wants to have around everything, its theme for instance.
 */
let frame = (content: ReactNode): ReactNode => content;
let shown: ReactNode = null;
let tell = (): void => undefined;

/** Names what stands around the contestant from the start. Called once, at module scope. */
export function frameWith(around: (content: ReactNode) => ReactNode): void {
  frame = around;
  tell();
}

/** Draws a contestant into the element. */
export function renderReact(element: HTMLElement, content: ReactNode): void {
  show(createPortal(content, element));
}

/** Takes it away. */
export function unmountReact(): void {
  show(null);
}

function show(content: ReactNode): void {
  shown = content;
  tell();
}

function subscribe(listener: () => void): () => void {
  tell = listener;
  return () => undefined;
}

function Page(): ReactElement {
  const content = useSyncExternalStore(subscribe, () => shown);
  return <>{frame(content)}</>;
}

createRoot(document.createElement('div')).render(<Page />);
