export { CellEdits } from './editing/CellEdits.ts';
export type { CellEdit } from './editing/CellEdits.ts';
export { editableSource } from './editing/editableSource.ts';
export type { EditableSource } from './editing/editableSource.ts';
export { useCellEditing } from './editing/useCellEditing.tsx';
export type { CellEditing } from './editing/useCellEditing.tsx';
export type { CellEditor, CellEditors, CellEditingOptions, EditedKey } from './editing/cellEditing.types.ts';
