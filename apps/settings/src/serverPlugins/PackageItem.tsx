import { useUpdateSearchParams } from '@hondana/shared/navigation';
import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PluginThumbnail } from './PluginThumbnail.tsx';
import type { PackageOffer } from './packageOffers.ts';
import styles from './ServerPlugins.module.css';

export function PackageItem({ offer }: { readonly offer: PackageOffer }) {
  const { id, manifest, repository, latest, installed, releases } = offer;
  const updateSearchParams = useUpdateSearchParams();
  const { Name: name, Authors: authors } = manifest;
  const source = repository?.Name;
  const isNew = latest !== undefined && installed.length === 0;
  return (
    <li className={styles.item}>
      <PluginThumbnail of="Plugin/Package" id={id} facts={manifest.Thumbnail} />
      <div className={styles.about}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            <bdi>{name}</bdi>
          </h3>
          <bdi dir="ltr" className={styles.detail}>
            {(latest ?? releases[0])?.Release.Version}
          </bdi>
          {installed.length > 0 && (
            <Badge tone="success">
              <Trans>Installed</Trans>
            </Badge>
          )}
          {!latest && (
            <Badge tone="danger">
              <Trans>Not compatible</Trans>
            </Badge>
          )}
        </div>
        <p>
          <bdi>{manifest.Overview}</bdi>
        </p>
        <p className={styles.detail}>
          <Trans>
            By <bdi>{authors}</bdi>, from <bdi>{source}</bdi>
          </Trans>
        </p>
        <div className={styles.actions}>
          <Button
            size="small"
            aria-label={isNew ? t`Install ${name}` : t`Details of ${name}`}
            onClick={() => updateSearchParams({ package: id }, { replace: false })}
          >
            {isNew ? t`Install…` : t`Details…`}
          </Button>
        </div>
      </div>
    </li>
  );
}
