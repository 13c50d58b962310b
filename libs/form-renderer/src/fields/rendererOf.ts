import { ownValue } from '../objects/ownValue.ts';
import type { RendererLookup } from './FieldRenderer.types.ts';
import { fieldRegistry } from './fieldRegistry.generated.ts';

/** Looks a field's renderer up in the registry. */
export const rendererOf: RendererLookup = (field) =>
  // The registry pairs each type with its renderer, which TypeScript cannot follow through a union.
  ownValue(fieldRegistry as Readonly<Record<string, unknown>>, field.type) as ReturnType<RendererLookup>;
