// Modules that READMEs import and the workspace does not install for everyone.
declare module '@fontsource/*';

declare module '@mui/material-nextjs/v16-appRouter' {
  import type { ReactElement, ReactNode } from 'react';

  export const AppRouterCacheProvider: (props: { children?: ReactNode; options?: { nonce?: string } }) => ReactElement;
}
