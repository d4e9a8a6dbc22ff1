/**
 * A query key of a plugin's own: it begins with the plugin's id, so that it meets no other one in the cache that all
 * share, and goes with the plugin when that is removed.
 *
 * @example
 * useQuery({ queryKey: pluginQueryKey('watch-statistics', 'months', year), queryFn: … });
 */
export function pluginQueryKey(id: string, ...parts: readonly unknown[]): readonly unknown[] {
  return ['plugin', id, ...parts];
}
