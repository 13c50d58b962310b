import { DataTableConfigurationError } from '../engine/DataTableConfigurationError.ts';

/**
 * Checks the plug-ins at run time, for plain JavaScript. Development builds call it; others do not contain it.
 * @throws DataTableConfigurationError when `plugins` is not an array of plug-ins.
 */
export function checkPlugins(plugins: unknown): void {
  const isPlugin = (one: unknown) => typeof Object(one).extend === 'function';
  if (Array.isArray(plugins) && plugins.every(isPlugin)) return;
  throw new DataTableConfigurationError(
    'unusable_plugins',
    'plugins needs an array of plug-ins: pass [cellRanges] or the `plugin` of a hook, such as [useCellEditing(…).plugin]',
  );
}
