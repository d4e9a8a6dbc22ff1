import { plainVersion } from '@hondana/shared/remote/range';
import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { formatDate } from '@hondana/shared/ui/format';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CommandField } from '../CommandField.tsx';
import partStyles from '../InstalledPartItem.module.css';
import { Lines } from '../Lines.tsx';
import { pluginAsks } from '../pluginAsks.ts';
import styles from './CataloguePanel.module.css';
import type { CatalogueOffer } from './offers.ts';

interface CatalogueItemProps {
  readonly offer: CatalogueOffer;
  readonly onAdd: (() => void) | undefined;
}

export function CatalogueItem({ offer, onAdd }: CatalogueItemProps) {
  const { plugin, version, incompatibility, installed, isUpdate } = offer;
  const { title, description, author, homepage } = plugin;
  const newVersion = plainVersion(version.version);
  const { asks, contract, server, notes, date } = version;
  const day = date === undefined ? undefined : formatDate(date);
  return (
    <li className={partStyles.part}>
      <div className={partStyles.head}>
        <h3 className={partStyles.title}>
          <bdi>{title}</bdi>
        </h3>
        {installed && (
          <Badge tone="success">
            <Trans>Installed</Trans>
          </Badge>
        )}
        {installed?.version !== undefined && (
          <span className={partStyles.detail}>{plainVersion(installed.version)}</span>
        )}
        {!installed && <span className={partStyles.detail}>{newVersion}</span>}
      </div>
      <p className={partStyles.detail}>
        {author !== undefined && (
          <>
            <Trans>
              By <bdi>{author}</bdi>.
            </Trans>{' '}
          </>
        )}
        {day !== undefined && <>{t`Published ${day}.`} </>}
        {homepage !== undefined && (
          <a href={homepage} target="_blank" rel="noreferrer">
            <Trans>
              Homepage
              <VisuallyHidden> of {title}</VisuallyHidden>
            </Trans>
          </a>
        )}
      </p>
      <p className={styles.text}>
        <bdi>{description}</bdi>
      </p>
      {incompatibility !== undefined && <p className={partStyles.detail}>{incompatibility}</p>}
      {isUpdate && (
        <p>
          <Trans>Version {newVersion} is available.</Trans>
        </p>
      )}
      {notes !== undefined && (isUpdate || !installed) && (
        <details className={styles.asks}>
          <summary>
            <Trans>
              What is new
              <VisuallyHidden> in {title}</VisuallyHidden>
            </Trans>
          </summary>
          <p className={styles.text}>
            <bdi>{notes}</bdi>
          </p>
        </details>
      )}
      <details className={styles.asks}>
        <summary>
          <Trans>
            What it asks for<VisuallyHidden>: {title}</VisuallyHidden>
          </Trans>
        </summary>
        <Lines
          lines={pluginAsks({
            ...asks,
            routes: asks.routes ?? [],
            requires: { contract, ...(server !== undefined && { server }) },
          })}
        />
      </details>
      {incompatibility === undefined && (isUpdate || !installed) && (
        <AddOrUpdate offer={offer} onAdd={onAdd} />
      )}
    </li>
  );
}

function AddOrUpdate({ offer, onAdd }: CatalogueItemProps) {
  const { plugin, version, elsewhere, installed } = offer;
  const { title } = plugin;
  if (installed?.source === 'override') return null;
  if (installed?.source === 'everyone' || elsewhere !== undefined) {
    const words = installed ? t`Update ${title} for everyone` : t`Add ${title} for everyone`;
    return (
      <>
        {elsewhere !== undefined && <p className={partStyles.detail}>{elsewhere}</p>}
        <CommandField
          label={words}
          description={t`Run this where the interface was built.`}
          command={`npm run plugin -- add ${version.address}`}
        />
      </>
    );
  }
  const newVersion = plainVersion(version.version);
  return (
    <div className={partStyles.actions}>
      <Button
        size="small"
        aria-label={installed ? t`Update ${title} ${newVersion}` : t`Add ${title} ${newVersion}`}
        aria-disabled={!onAdd}
        onClick={onAdd}
      >
        {installed ? t`Update…` : t`Add…`}
      </Button>
    </div>
  );
}
