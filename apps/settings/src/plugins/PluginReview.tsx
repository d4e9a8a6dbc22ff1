import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { Banner } from '@hondana/shared/ui/Banner';
import { formatBytes, plural } from '@hondana/shared/ui/format';
import { differencesFromOffer } from './catalogue/differencesFromOffer.ts';
import type { CatalogueOffer } from './catalogue/offers.ts';
import type { CheckedPlugin } from './checkFiles.ts';
import { Lines } from './Lines.tsx';
import styles from './PluginReview.module.css';
import { pluginAsks } from './pluginAsks.ts';
import { pluginChanges } from './pluginChanges.ts';

interface PluginReviewProps {
  readonly found: CheckedPlugin;
  /** For an update. */
  readonly before: RemoteDescriptor | undefined;
  readonly offer: CatalogueOffer | undefined;
}

export function PluginReview({ found: { from, descriptor, bytes }, before, offer }: PluginReviewProps) {
  const changes = before && pluginChanges(before, descriptor);
  const differences = offer ? differencesFromOffer(offer, descriptor) : [];
  return (
    <>
      {differences.length > 0 && (
        <Banner tone="warning" title="This plugin doesn’t match its catalogue entry">
          <Lines lines={differences} />
        </Banner>
      )}
      <p className={styles.source}>
        <bdi>{descriptor.title}</bdi> {descriptor.version} from <bdi>{from}</bdi>:{' '}
        {plural(Object.keys(descriptor.files).length, 'file', 'files')}, {formatBytes(bytes)}. Each file is
        pinned by its hash.
      </p>
      {changes && (
        <section>
          <h3>What changes</h3>
          <Lines lines={changes.length > 0 ? changes : ['Nothing']} />
        </section>
      )}
      <section>
        <h3>What it asks for</h3>
        <Lines lines={pluginAsks(descriptor)} />
      </section>
      <Banner tone="warning" title="Add only plugins you trust">
        A plugin is code that runs in your page. It can do anything you can: read and change the collection,
        delete files, change settings, create users. These limits aren’t enforced. It runs for administrators
        only.
      </Banner>
    </>
  );
}
