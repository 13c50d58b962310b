import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren, type ReactElement } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { darkBrand, lightBrand } from './brand.ts';
import { DocsStyles } from './docs/DocsStyles.tsx';

/** A docs page in the colour scheme that the toolbar shows: the stories on it bring their own. */
export function SchemeDocsContainer({ children, context }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const [scheme, setScheme] = useState(() => schemeOf(context));
  useEffect(() => {
    let shown = schemeOf(context);
    // Read again rather than taken from the event: stories in their own frames report their globals on the same channel.
    const update = () => {
      const next = schemeOf(context);
      if (next === shown) return;
      shown = next;
      setScheme(next);
      // Stories in frames take the scheme of this page when they begin.
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe'))
        frame.contentWindow?.location.reload();
    };
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  return (
    <DocsContainer context={context} theme={scheme === 'dark' ? darkBrand : lightBrand}>
      <DocsStyles />
      {children}
    </DocsContainer>
  );
}

/** The scheme in which the stories of the page are drawn. */
function schemeOf(context: DocsContainerProps['context']): unknown {
  const [story] = context.componentStories();
  return story && context.getStoryContext(story).globals['scheme'];
}
