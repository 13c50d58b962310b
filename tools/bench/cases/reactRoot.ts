import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | null = null;

/** Draws a contestant that is made with React. */
export function renderReact(element: HTMLElement, content: ReactNode): void {
  root = createRoot(element);
  root.render(content);
}

/** Takes it away. */
export function unmountReact(): void {
  root?.unmount();
  root = null;
}
