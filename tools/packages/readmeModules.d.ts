// Modules that READMEs import and the workspace does not install for everyone.
declare module '@fontsource/*';

declare module '@mui/material-nextjs/v16-appRouter' {
  export const AppRouterCacheProvider: (props: {
    children?: import('react').ReactNode;
    options?: { nonce?: string };
  }) => import('react').ReactElement;
}
