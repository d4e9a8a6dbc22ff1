import type { ServerPlugin } from './pluginCalls.ts';
import styles from './ServerPlugins.module.css';

export function PluginNames({ plugins }: { readonly plugins: readonly ServerPlugin[] }) {
  return (
    <ul className={styles.names}>
      {plugins.map(({ ID, Name }) => (
        <li key={ID}>
          <bdi>{Name}</bdi>
        </li>
      ))}
    </ul>
  );
}
