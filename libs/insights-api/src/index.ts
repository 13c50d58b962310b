export type { AuthStrategy } from './auth/AuthStrategy.ts';
export {
  accessTokenStrategy,
  passportTokenStrategy,
  type GetToken,
  type TokenStrategyOptions,
} from './auth/accessTokenStrategy.ts';
export { appEndpoints as endpoints, type AppEndpointId as EndpointId } from './contract/appEndpoints.ts';
export type { EndpointArguments, EndpointResponse } from './contract/endpointSchemas.ts';
export { maxComparedAgencies } from './contract/dashboards/comparisons.ts';
export type { DashboardId } from './contract/dashboards/dashboardIds.ts';
export type { FrameMessage, HostMessage } from './contract/dashboards/embedMessages.ts';
export {
  agencyExportColumns,
  agencyResultColumns,
  type AgencyColumn,
  type AgencyExportColumn,
  type ResultColumnDefinition,
  type ResultColumnKind,
} from './contract/agencyResultColumns.ts';
export { exportFileName, type ExportFileSubject } from './contract/exportFileName.ts';
export type {
  ExportTask,
  RunExportRequest,
  ScheduledExport,
  ScheduleExportRequest,
  TaskStatus,
} from './contract/schemas/exports.ts';
export {
  filterDefinitions,
  filterKeys,
  filterLabels,
  maxFilterExpressionLength,
  type FilterDefinition,
  type FilterKey,
  type FilterKind,
} from './contract/filterDefinitions.ts';
export { maxNamedAgencies } from './contract/maxNamedAgencies.ts';
export type { Filters } from './contract/schemas/filters.ts';
export type { Enrollment, Permission, Role, SignedInUser, User } from './contract/schemas/identity.ts';
export type { AgencySummary } from './contract/schemas/agencySummary.ts';
export type { QueryFilename, RunQueryRequest, RunQueryResponse } from './contract/schemas/looker.ts';
export type { NaicsLevel, NaicsSuggestions } from './contract/schemas/naics.ts';
export type { Problem } from './contract/schemas/problem.ts';
export type { AccountRow, AgencyRow, FindAgenciesRequest, ListAccountsRequest } from './contract/schemas/resultSets.ts';
export type {
  NewSavedFilterContent,
  SavedFilter,
  SavedFilterContent,
  SavedFilterPage,
} from './contract/schemas/savedFilters.ts';
export {
  createInsightsApi,
  type InsightsApi,
  type InsightsApiOptions,
  type PassportOptions,
} from './createInsightsApi.ts';
export { AuthenticationError, isAuthenticationError } from './errors/AuthenticationError.ts';
export { ConfigurationError, isConfigurationError } from './errors/ConfigurationError.ts';
export { ExportError, isExportError, type ExportErrorCode } from './errors/ExportError.ts';
export { HttpError, isHttpError } from './errors/HttpError.ts';
export { InsightsApiError } from './errors/InsightsApiError.ts';
export { NetworkError, isNetworkError } from './errors/NetworkError.ts';
export { UnreadableAnswerError, isUnreadableAnswerError } from './errors/UnreadableAnswerError.ts';
export { systemClock, type Clock } from './exports/Clock.ts';
export {
  createExports,
  type ExportProgress,
  type ExportResult,
  type ExportsOptions,
  type ExportsResource,
  type RunExportOptions,
} from './exports/createExports.ts';
export { exportPollIntervalMs } from './exports/exportPollIntervalMs.ts';
export { saveAsDownload, type DownloadEnvironment } from './exports/saveAsDownload.ts';
export type { Logger } from './gateway/Logger.ts';
export type { AuthenticationStatus } from './gateway/createAuthenticator.ts';
export type { CallOptions } from './gateway/createEndpointCaller.ts';
export {
  createGateway,
  type Gateway,
  type GatewayOptions,
  type GatewayRequest,
  type JsonRequest,
} from './gateway/createGateway.ts';
export type { ReadProgress } from './gateway/readBytes.ts';
export { queryDefaults, retryDelay, retryUnlessRefused } from './queryDefaults.ts';
export { createAgencies, type AgenciesResource } from './resources/agencies.ts';
export { createAskKodiak, type AskKodiakResource, type SuggestGroupsRequest } from './resources/askkodiak.ts';
export type { ClientLogEntry, ClientLogOptions, ClientLogResource } from './resources/clientLog.ts';
export { createPermissions, createUsers, type PermissionsResource, type UsersResource } from './resources/identity.ts';
export {
  createLooker,
  type LookerResource,
  type RowsRequest,
  type RunQueryOptions,
  type TaskStatusOptions,
} from './resources/looker.ts';
export { createNaics, type NaicsResource, type NaicsSuggestQuery } from './resources/naics.ts';
export {
  createResultSets,
  type ResultSet,
  type ResultSetOptions,
  type ResultSetsResource,
} from './resources/resultSets.ts';
export type { ArrowColumn, ArrowTable } from './resources/ArrowTable.ts';
export {
  createSavedFilters,
  type NewSavedFilter,
  type SavedFilterChange,
  type SavedFilterPageQuery,
  type SavedFiltersResource,
} from './resources/savedFilters.ts';
