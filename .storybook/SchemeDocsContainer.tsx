import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren, type ReactElement } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

interface GlobalsUpdate {
  globals: { scheme?: string };
}

/** A docs page in the colour scheme that the toolbar shows: the stories on it bring their own. */
export function SchemeDocsContainer({ children, context }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const [scheme, setScheme] = useState(() => schemeInAddress(window.location.search));
  useEffect(() => {
    const update = ({ globals }: GlobalsUpdate) => setScheme(globals.scheme ?? 'light');
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context.channel]);
  return (
    <DocsContainer context={context} theme={scheme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}

/** The scheme in the preview's address: `globals=scheme:dark;density:compact`. */
function schemeInAddress(search: string): string {
  const globals = new URLSearchParams(search).get('globals') ?? '';
  return /(?:^|;)scheme:(\w+)/.exec(globals)?.[1] ?? 'light';
}
