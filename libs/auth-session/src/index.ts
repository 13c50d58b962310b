export { beaconLogger, type AuthLogCode, type AuthLogger, type BeaconLoggerOptions } from './client/AuthLogger.ts';
export type { Clock, Environment, ExclusiveRun, PageLocation, PageVisibility } from './client/Environment.ts';
export type { Session, SessionSnapshot, SessionStatus } from './client/Session.ts';
export {
  storageBroadcast,
  type SessionTrigger,
  type StorageBroadcastOptions,
  type TabBroadcast,
} from './client/TabBroadcast.ts';
export type { AuthProvider } from './client/createAuthService.ts';
export {
  createSessionClient,
  sessionRefetchIntervalMs,
  type SessionClient,
  type SessionClientOptions,
  type SignOutOptions,
} from './client/createSessionClient.ts';
export type { SignInOptions, SignInResult } from './client/signIn.ts';
export {
  createIdleWatch,
  idleTimeoutMs,
  idleWarningMs,
  keepAliveIntervalMs,
  type IdleSnapshot,
  type IdleWatch,
  type IdleWatchOptions,
} from './idle/createIdleWatch.ts';
export type { IdlePhase } from './idle/idlePhaseAt.ts';
export { AuthError, isAuthError, toAuthError, type AuthErrorCode } from './errors/AuthError.ts';
export { RefreshTokenError, isRefreshTokenError } from './errors/RefreshTokenError.ts';
export { SessionUnavailableError, isSessionUnavailableError } from './errors/SessionUnavailableError.ts';
export {
  announceMfaEnrolled,
  createMfaEnrollment,
  mfaChannelName,
  mfaEnrolledUsersKey,
  mfaSkippedUsersKey,
  type MfaEnrollment,
  type MfaEnrollmentOptions,
  type MfaLogger,
  type MfaSnapshot,
  type MfaStatusAnswer,
  type MfaStatusQuestion,
} from './mfa/createMfaEnrollment.ts';
export {
  createPermissionsStore,
  type LoadPermissions,
  type PermissionsSnapshot,
  type PermissionsStore,
} from './permissions/createPermissionsStore.ts';
export {
  benchmarksPermissions,
  hasAnyPermission,
  hasPermission,
  insightsPermissions,
  permissionLabels,
  permissions,
  type Permission,
} from './permissions/permissions.ts';
