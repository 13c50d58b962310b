export { DataTable } from './DataTable/DataTable.tsx';
export type {
  BulkAction,
  ColumnPickerOptions,
  DataTableHandle,
  DataTableProps,
  ExportOptions,
  SearchOptions,
  SelectedRows,
} from './DataTable/DataTable.types.ts';
export type { TablePlugin } from './DataTable/TablePlugin.ts';
export type {
  CellContext,
  CellType,
  ColumnDef,
  ColumnGroupDef,
  ColumnOrGroupDef,
  FilterOption,
  FilterType,
  RowDetails,
  RowGetter,
} from './columns/columnDefinition.types.ts';
export type {
  ColumnFilterState,
  ColumnPinningState,
  DataTableState,
  DataTableStateReason,
  PaginationState,
  RowSelectionState,
  TableDensity,
} from './state/tableState.ts';
export type { DataTableFeatures, DataTableInstance } from './model/columns/columnFeatures.ts';
export type { ViewMeta } from './model/columns/viewRowModel.ts';
export { readTableState } from './state/readTableState.ts';
export { readTableView, tableViewOf } from './state/tableView.ts';
export type { SavedTableView } from './state/tableView.ts';
export type { TableTimers } from './timers/TableTimers.ts';
export type { DataTableLogger } from './columns/checkColumns.ts';
export { DataTableConfigurationError } from './engine/DataTableConfigurationError.ts';
export type { PaginationStorage } from './state/storedPagination.ts';
export { formatValue } from './texts/formatValue.ts';
export type {
  ColumnMenuTexts,
  ColumnPickerTexts,
  TableAnnouncements,
  TableFilterTexts,
  TablePack,
  TableRowTexts,
  TableTexts,
  ToolbarTexts,
} from './texts/TableTexts.types.ts';
export type { TableExtrasTexts } from './texts/TableExtrasTexts.types.ts';
export { TwoLineCell } from './TwoLineCell/TwoLineCell.tsx';
export type { TwoLineCellProps } from './TwoLineCell/TwoLineCell.tsx';
export { arrowSource, type ArrowTable } from './engine/arrowSource.ts';
export { columnSource } from './engine/columnSource.ts';
export type { ColumnData, ColumnRow } from './engine/columnSource.ts';
export { rowsSource } from './engine/rowsSource.ts';
export type { RowsSourceOptions } from './engine/rowsSource.ts';
export { createRowIds } from './engine/rowIds.ts';
export type { RowIdOptions, RowIds } from './engine/rowIds.ts';
export { useTableView } from './engine/useTableView.ts';
export type { TableViewState } from './engine/useTableView.ts';
export type {
  CodedVector,
  ColumnVector,
  NumberArray,
  NumberVector,
  TableSource,
  ValueVector,
  VectorReading,
} from './engine/TableSource.ts';
export { createTableEngine } from './engine/TableEngine.ts';
export type { EngineColumn, TableEngine } from './engine/TableEngine.ts';
export type { PartRunner, WorkSettings } from './engine/Work.ts';
export type { WorkPart } from './engine/steps.ts';
export type { RowTree } from './engine/RowTree.ts';
export type {
  CustomFilter,
  DateFilter,
  EngineFilter,
  NumberFilter,
  OptionsFilter,
  TextFilter,
} from './engine/EngineFilter.ts';
export type { AggregateEntry, Aggregates, AggregationFunction } from './engine/aggregates/aggregationFunctions.ts';
export type { Facet, Facets, RowReader, SortEntry, TableView, ViewRequest, WorkOptions } from './engine/TableView.ts';
export type { CompareValues, SortFunction } from './engine/sortKeys.ts';
export type { UndefinedPlacement } from './engine/sortRows.ts';
export { compareTexts } from './engine/collation.ts';
export { createTableWorker } from './worker/createTableWorker.ts';
export type { TableWorker, TableWorkerOptions, WorkerLike } from './worker/createTableWorker.ts';
export type { MessageEnd } from './worker/workerMessages.ts';
export { remoteSource } from './remote/remoteSource.ts';
export type { RemoteOptions, RemoteQuery, RemoteRows, RemoteSource } from './remote/remoteSource.ts';
export { createDataLoader } from './remote/createDataLoader.ts';
export type { DataConfig, DataGateway, DataLoader, DataLoadState } from './remote/createDataLoader.ts';
export { DataLoadError } from './remote/DataLoadError.ts';
export type { DataLoadErrorCode } from './remote/DataLoadError.ts';
export { useDataLoader } from './remote/useDataLoader.ts';
