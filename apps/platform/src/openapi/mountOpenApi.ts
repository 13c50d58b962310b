import type { Routes } from '../http/Routes.ts';
import { createOpenApiDocument } from './createOpenApiDocument.ts';

/** GET /api/openapi.json. `publicUrl`: the platform's address as callers see it. */
export function mountOpenApi(routes: Routes, { publicUrl }: { publicUrl: () => string }): void {
  let document: Record<string, unknown> | null = null;
  routes.mount('openapi.document', () =>
    Promise.resolve((document ??= createOpenApiDocument({ serverUrl: publicUrl() }))),
  );
}
