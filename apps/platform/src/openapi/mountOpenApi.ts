import type { Routes } from '../http/Routes.ts';
import { createOpenApiDocument } from './createOpenApiDocument.ts';

/** Public addresses of the platform. */
export interface MountOpenApiOptions {
  publicUrl: () => string;
  dashboardsUrl: () => string;
}

/** Mounts GET /api/openapi.json. */
export function mountOpenApi(routes: Routes, { publicUrl, dashboardsUrl }: MountOpenApiOptions): void {
  let document: Record<string, unknown> | null = null;
  routes.mount('openapi.document', () =>
    Promise.resolve((document ??= createOpenApiDocument({ serverUrl: publicUrl(), dashboardsUrl: dashboardsUrl() }))),
  );
}
