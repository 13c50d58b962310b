import type { ComponentType } from 'react';
import type { FieldSchema, FieldType } from '../schema/FieldSchema.ts';

/** Props of the renderer of one type of field. */
export interface FieldRendererProps<TField extends FieldSchema> {
  /** The field to draw. */
  field: TField;
}

/** The renderer of each type of field. */
export type FieldRegistry = {
  readonly [TType in FieldType]: ComponentType<FieldRendererProps<Extract<FieldSchema, { type: TType }>>>;
};

/** Returns the renderer of a field; undefined for an unknown type, which renders nothing. */
export type RendererLookup = (field: FieldSchema) => ComponentType<FieldRendererProps<FieldSchema>> | undefined;
