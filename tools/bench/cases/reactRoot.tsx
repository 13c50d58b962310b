import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * The page around every contestant made with React: one root that exists before the first mount, as in an application, and
 * what a library wants around everything, for example its theme.
 */
let frame = (content: ReactNode): ReactNode => content;
let shown: ReactNode = null;
let tell = (): void => undefined;

/** Sets what is rendered around the contestant. Called once, at module scope. */
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
