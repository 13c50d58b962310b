import { DataTableConfigurationError } from '../engine/DataTableConfigurationError.ts';

/**
 * Checks the plug-ins at run time, for plain JavaScript. Development builds call it; others do not contain it.
 * @throws DataTableConfigurationError when `plugins` is not an array of plug-ins.
 */
export function checkPlugins(plugins: unknown): void {
  const isPlugin = (one: unknown) => typeof Object(one).extend === 'function';
  const wrong = Array.isArray(plugins) ? plugins.findIndex((one) => !isPlugin(one)) : null;
  if (wrong === -1) return;
  const fault = wrong === null ? 'plugins needs an array of plug-ins' : `plugins[${wrong}] is no plug-in`;
  throw new DataTableConfigurationError(
    'unusable_plugins',
    `${fault}: pass [cellRanges] or the \`plugin\` of a hook, such as [useCellEditing(…).plugin]`,
  );
}
