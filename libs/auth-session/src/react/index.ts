export { MfaProvider, type MfaProviderProps } from './MfaProvider.tsx';
export { PermissionsProvider, type PermissionsProviderProps } from './PermissionsProvider.tsx';
export { ProtectedPage, type ProtectedPageProps } from './ProtectedPage/index.ts';
export { SessionProvider, type SessionProviderProps } from './SessionProvider.tsx';
export { useIdle } from './useIdle.ts';
export { useMfa, type MfaValue } from './useMfa.ts';
export { usePermissions, type PermissionsValue } from './usePermissions.ts';
export { useSession, type SessionValue } from './useSession.ts';
