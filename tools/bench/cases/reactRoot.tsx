import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';

let shown: ReactNode = null;
let tell = (): void => undefined;

/**
 * The page around every contestant made with React: one root that exists before the first mount, as in an application. What
 * a library wants around everything, for example its theme, is rendered once and not with each mount.
 */
const root = createRoot(document.createElement('div'));
root.render(<Content />);

/** Sets what is rendered around the contestant. Called once, at module scope. */
export function frameWith(around: (content: ReactNode) => ReactNode): void {
  root.render(around(<Content />));
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

function Content(): ReactNode {
  return useSyncExternalStore(subscribe, () => shown);
}
