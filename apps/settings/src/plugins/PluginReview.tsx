import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { Banner } from '@hondana/shared/ui/Banner';
import { formatBytes, plural } from '@hondana/shared/ui/format';
import type { CheckedPlugin } from './checkFiles.ts';
import styles from './PluginReview.module.css';
import { pluginAsks } from './pluginAsks.ts';
import { pluginChanges } from './pluginChanges.ts';

interface PluginReviewProps {
  readonly found: CheckedPlugin;
  /** What was approved before, for an update. */
  readonly before: RemoteDescriptor | undefined;
}

/** What somebody approves: what changes, what is asked for, and what trusting it means. */
export function PluginReview({ found: { from, descriptor, bytes }, before }: PluginReviewProps) {
  const changes = before && pluginChanges(before, descriptor);
  return (
    <>
      <p className={styles.source}>
        <bdi>{descriptor.title}</bdi> {descriptor.version} from <bdi>{from}</bdi>:{' '}
        {plural(Object.keys(descriptor.files).length, 'file', 'files')}, {formatBytes(bytes)}. Each is fixed
        by its hash now, and runs only as it is.
      </p>
      {changes && (
        <section>
          <h3>What changes</h3>
          <Lines lines={changes.length > 0 ? changes : ['Nothing: it is what you have.']} />
        </section>
      )}
      <section>
        <h3>What it asks for</h3>
        <Lines lines={pluginAsks(descriptor)} />
      </section>
      <Banner tone="warning" title="Only add what you trust">
        A plugin is code that runs in your page. It can do whatever you can do with your session: read and
        change the library, delete files, change settings, create users. Nothing holds it back to what it asks
        for. It runs for administrators only.
      </Banner>
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
