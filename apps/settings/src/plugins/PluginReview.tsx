import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { filesOf } from '@hondana/shared/remote/filesOf';
import { Banner } from '@hondana/shared/ui/Banner';
import { formatBytes } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
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
  const { title, version } = descriptor;
  const fileCount = Object.keys(filesOf(descriptor)).length;
  const size = formatBytes(bytes);
  const changes = before && pluginChanges(before, descriptor);
  const differences = offer ? differencesFromOffer(offer, descriptor) : [];
  return (
    <>
      {differences.length > 0 && (
        <Banner tone="warning" title={t`This plugin doesn’t match its catalogue entry`}>
          <Lines lines={differences} />
        </Banner>
      )}
      <p className={styles.source}>
        <Trans>
          <bdi>{title}</bdi> {version} from <bdi>{from}</bdi>:{' '}
          <Plural value={fileCount} one="# file" other="# files" />, {size}. Each file is pinned by its hash.
        </Trans>
      </p>
      {changes && (
        <section>
          <h3>
            <Trans>What changes</Trans>
          </h3>
          <Lines lines={changes.length > 0 ? changes : [t`Nothing`]} />
        </section>
      )}
      <section>
        <h3>
          <Trans>What it asks for</Trans>
        </h3>
        <Lines lines={pluginAsks(descriptor)} />
      </section>
      <Banner tone="warning" title={t`Add only plugins you trust`}>
        <Trans>
          A plugin is code that runs in your page. It can do anything you can: read and change the collection,
          delete files, change settings, create users. What it asks for isn’t enforced. It runs for
          administrators only.
        </Trans>
      </Banner>
    </>
  );
}
