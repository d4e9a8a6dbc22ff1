/**
 * A plugin's query key. Its prefix avoids collisions in the shared cache, and removing the plugin removes its queries.
 * @example useQuery({ queryKey: pluginQueryKey('watch-statistics', 'months', year), queryFn: … });
 */
export function pluginQueryKey(id: string, ...parts: readonly unknown[]): readonly unknown[] {
  return ['plugin', id, ...parts];
}
