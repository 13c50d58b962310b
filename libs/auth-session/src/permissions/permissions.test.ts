import { createPermissionsStore } from './createPermissionsStore.ts';
import {
  benchmarksPermissions,
  hasAnyPermission,
  hasPermission,
  insightsPermissions,
  permissionLabels,
  permissions,
} from './permissions.ts';

describe('permissions', () => {
  it('There are exactly three permissions, with these names [AUTH-PERM-1]', () => {
    expect(permissions).toEqual(['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks']);
    expect(permissions.map((permission) => permissionLabels[permission])).toEqual([
      'insights personal lines',
      'insights commercial lines',
      'benchmarks',
    ]);
  });

  it.each([
    [[], false, false],
    [['viewable:insights_pl'], true, false],
    [['viewable:insights_cl'], true, false],
    [['viewable:benchmarks'], false, true],
    [['viewable:insights_pl', 'viewable:benchmarks'], true, true],
    [['viewable:insights'], false, false],
  ])('%j opens insights: %s, benchmarks: %s [AUTH-PERM-1] [AUTH-PERM-2]', (list, insights, benchmarks) => {
    expect(hasAnyPermission(list, insightsPermissions)).toBe(insights);
    expect(hasAnyPermission(list, benchmarksPermissions)).toBe(benchmarks);
    expect(hasPermission(list, 'viewable:benchmarks')).toBe(benchmarks);
  });

  it('A user without a list of permissions has none [AUTH-PERM-2]', () => {
    expect(hasPermission(undefined, 'viewable:benchmarks')).toBe(false);
    expect(hasAnyPermission(null, insightsPermissions)).toBe(false);
    expect(hasAnyPermission(['viewable:benchmarks'], [])).toBe(false);
  });
});

describe('createPermissionsStore', () => {
  it('createPermissionsStore fetches once and caches the result [AUTH-PERM-3]', async () => {
    let fetches = 0;
    const store = createPermissionsStore(async () => {
      fetches += 1;
      return ['viewable:benchmarks'];
    });
    expect(store.getSnapshot().status).toBe('loading');
    await Promise.all([store.load(), store.load()]);
    await store.load();
    expect(fetches).toBe(1);
    expect(store.getSnapshot()).toEqual({ status: 'ready', permissions: ['viewable:benchmarks'], error: null });
  });

  it('createPermissionsStore tries again after an error', async () => {
    const answers = [() => Promise.reject(new Error('down')), () => Promise.resolve(['viewable:benchmarks'])];
    const store = createPermissionsStore(() => answers.shift()!());
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.getSnapshot().status));
    await store.load();
    expect(store.getSnapshot()).toMatchObject({ status: 'error', permissions: [], error: { message: 'down' } });
    await store.load();
    expect(seen).toEqual(['error', 'loading', 'ready']);
  });
});
