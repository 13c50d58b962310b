export { CellEdits } from './editing/CellEdits.ts';
export type { CellEdit } from './editing/CellEdits.ts';
export { choiceEditor } from './editing/choiceEditor.tsx';
export { editableSource } from './editing/editableSource.ts';
export type { EditableSource } from './editing/editableSource.ts';
export { useCellEditing } from './editing/useCellEditing.tsx';
export type { CellEditing } from './editing/useCellEditing.tsx';
export type {
  CellEditor,
  CellEditors,
  CellEditingOptions,
  CellFieldContext,
  EditedKey,
  ValueEditor,
} from './editing/cellEditing.types.ts';
