export { ProtectedPage } from './ProtectedPage.tsx';
export type { ProtectedPageProps } from './ProtectedPage.types.ts';
