export { csvText } from './csv/csvText.ts';
export { withoutFormula } from './csv/withoutFormula.ts';
export { agencyTiles, type AgencyTileId } from './dashboards/agencyTiles.ts';
export { benchmarkTiles, type BenchmarkTileId } from './dashboards/benchmarkTiles.ts';
export { comparisons, maxComparedAgencies, type Comparison } from './dashboards/comparisons.ts';
export { dashboardFilterKeys, type DashboardFilterKey } from './dashboards/dashboardFilterKeys.ts';
export { dashboardIds, type DashboardId } from './dashboards/dashboardIds.ts';
export type {
  DashboardEvent,
  EmbeddedDashboard,
  EmbeddedTile,
  EmbeddedTileError,
  FrameMessage,
  HostMessage,
  RunStatus,
  TileEvent,
} from './dashboards/embedMessages.ts';
export type { TileColumn, TileColumnKind, TileDefinition, TileNeed } from './dashboards/TileDefinition.ts';
export { answerInWords, definitionInWords, tileText, type TileWords } from './wording/tileWords.ts';
export {
  takesIdempotencyKey,
  type AnswerKind,
  type Endpoint,
  type EndpointAuth,
  type EndpointServer,
  type RequestEncoding,
} from './Endpoint.ts';
export { nameWords } from './names/nameWords.ts';
export type { AppEndpointId } from './appEndpoints.ts';
export { endpoints, type EndpointId } from './endpoints.ts';
export {
  authorizationModelSchema,
  authorizationModelSourceSchema,
  usersetSchema,
  type AuthorizationModel,
  type AuthorizationModelSource,
  type RelationReference,
  type TypeDefinition,
  type Userset,
} from './schemas/authorization/model.ts';
export type { ExpandNode } from './schemas/authorization/ExpandNode.ts';
export { entityTypes, type Entity } from './schemas/authorization/entities.ts';
export { tupleKeySchema, ulidSchema, type TupleKey } from './schemas/authorization/tuples.ts';
export type { AuthorizationEndpointId } from './authorizationAreaEndpoints.ts';
export type { PeopleEndpointId } from './peopleAreaEndpoints.ts';
export { endpointSummaries } from './endpointSummaries.ts';
export {
  endpointSchemas,
  type EndpointArguments,
  type EndpointInput,
  type EndpointResponse,
  type EndpointSchema,
} from './endpointSchemas.ts';
export {
  agencyFilterKeys,
  filterDefinitions,
  filterKeys,
  filterLabels,
  maxFilterExpressionLength,
  policyFilterKeys,
  type FilterDefinition,
  type FilterKey,
  type FilterKind,
} from './filterDefinitions.ts';
export { benchmarkFiltersSchema, type BenchmarkFilters, type BenchmarkPart } from './schemas/benchmarks.ts';
export {
  agencyProfileFiltersSchema,
  type AgencyProfileFilters,
  type TileAnswer,
  type TileRow,
} from './schemas/dashboards.ts';
export { maxEmbedTargetLength } from './schemas/embed.ts';
export { filtersSchema, type Filters } from './schemas/filters.ts';
export { auditActions, type AuditAction, type AuditEntry, type AuditPage } from './schemas/auditTrail.ts';
export {
  enrollmentSchema,
  languageSchema,
  permissions,
  permissionSchema,
  roles,
  signedInUserSchema,
  userSchema,
  type Enrollment,
  type Permission,
  type Role,
  type SignedInUser,
  type User,
} from './schemas/identity.ts';
export {
  emailSchema,
  maxNameLength,
  personSchema,
  personSorts,
  personStatuses,
  putUserSchema,
  type Invitation,
  type ManagedPerson,
  type PasswordLink,
  type PeoplePage,
  type PersonSessions,
  type PersonStatus,
  type PersonSummary,
  type ChangeablePerson,
  type PersonUpdate,
} from './schemas/people.ts';
export {
  exportFiles,
  maxListedExports,
  exportFrequencies,
  runExportRequestSchema,
  taskStatuses,
  type ExportTask,
  type RunExportRequest,
  type ScheduledExport,
  type ScheduleExportRequest,
  type TaskStatus,
} from './schemas/exports.ts';
export { maxSummaryCarriers, type AgencySummary } from './schemas/agencySummary.ts';
export {
  queryFilenames,
  runQueryRequestSchema,
  type QueryFilename,
  type RunQueryRequest,
  type RunQueryResponse,
} from './schemas/looker.ts';
export { naicsLevels, type NaicsLevel, type NaicsSuggestions } from './schemas/naics.ts';
export {
  serviceScopes,
  serviceScopesSchema,
  type NewServiceCredential,
  type ServiceCredential,
  type ServiceScope,
  type ServiceSecret,
} from './schemas/services.ts';
export { problemSchema, type Problem } from './schemas/problem.ts';
export {
  agencyRowSchema,
  accountRowSchema,
  findAgenciesRequestSchema,
  maxResultRows,
  type AccountRow,
  type AgencyRow,
  type FindAgenciesRequest,
  type ListAccountsRequest,
} from './schemas/resultSets.ts';
export {
  filterContentSchema,
  maxFilterNameLength,
  savedFilterSchema,
  type SavedFilter,
  type NewSavedFilterContent,
  type SavedFilterContent,
  type SavedFilterPage,
} from './schemas/savedFilters.ts';
export { sessionSchema, type Session } from './schemas/session.ts';
export type { DateExpression, DateRangeTerm, DateUnit } from './filterExpression/DateExpression.ts';
export {
  FilterExpressionError,
  isFilterExpressionError,
  type FilterExpressionErrorCode,
} from './filterExpression/FilterExpressionError.ts';
export type { NumberExpression, NumberRange } from './filterExpression/NumberExpression.ts';
export type { TextExpression, TextTerm } from './filterExpression/TextExpression.ts';
export { dateRangeFilter } from './filterExpression/dateRangeFilter.ts';
export { escapeFilterValue } from './filterExpression/escapeFilterValue.ts';
export { dateRangeInWords, type DateRangeWords } from './filterExpression/dateRangeInWords.ts';
export { describeDateRange } from './filterExpression/describeDateRange.ts';
export { parseDateExpression } from './filterExpression/parseDateExpression.ts';
export { parseNumberExpression } from './filterExpression/parseNumberExpression.ts';
export { parseTextExpression } from './filterExpression/parseTextExpression.ts';
export { printDateExpression } from './filterExpression/printDateExpression.ts';
export { printNumberExpression } from './filterExpression/printNumberExpression.ts';
export { printTextExpression } from './filterExpression/printTextExpression.ts';
export { rangeFilter } from './filterExpression/rangeFilter.ts';
export { resolveDateRange } from './filterExpression/resolveDateRange.ts';
export { containsFilter, textFilter } from './filterExpression/textFilter.ts';
export { exportSubject } from './exportSubject.ts';
export { growthOf } from './growthOf.ts';
export { maxNamedAgencies } from './maxNamedAgencies.ts';
export {
  agencyColumns,
  agencyExportColumns,
  agencyResultColumns,
  type AgencyColumn,
  type AgencyExportColumn,
  type ResultColumnDefinition,
  type ResultColumnKind,
} from './agencyResultColumns.ts';
export { exportFileName, type ExportFileSubject } from './exportFileName.ts';
export { arrowStreamMediaType, totalRowsHeader } from './resultSetMedia.ts';
