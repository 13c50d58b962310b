import type { Page } from '@playwright/test';

/** Deletes what journeys before have exported. */
export async function deleteExports(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { accessToken } = (await (await fetch('/api/auth/session')).json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const list = await fetch('/api/v1/looker/exports', { headers });
    const { exports } = (await list.json()) as { exports: { task_id: string }[] };
    for (const { task_id: id } of exports) await fetch(`/api/v1/looker/exports/${id}`, { method: 'DELETE', headers });
  });
}
