import { plainVersion } from '@hondana/shared/remote/range';
import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { formatDate } from '@hondana/shared/ui/format';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
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
  const { asks, contract, server, notes, date } = version;
  return (
    <li className={partStyles.part}>
      <div className={partStyles.head}>
        <h3 className={partStyles.title}>
          <bdi>{title}</bdi>
        </h3>
        {installed && <Badge tone="success">Installed</Badge>}
        {installed?.version !== undefined && (
          <span className={partStyles.detail}>{plainVersion(installed.version)}</span>
        )}
        {!installed && <span className={partStyles.detail}>{plainVersion(version.version)}</span>}
      </div>
      <p className={partStyles.detail}>
        {author !== undefined && (
          <>
            By <bdi>{author}</bdi>.{' '}
          </>
        )}
        {date !== undefined && <>Published {formatDate(date)}. </>}
        {homepage !== undefined && (
          <a href={homepage} target="_blank" rel="noreferrer">
            Homepage<VisuallyHidden> of {title}</VisuallyHidden>
          </a>
        )}
      </p>
      <p className={styles.text}>
        <bdi>{description}</bdi>
      </p>
      {incompatibility !== undefined && <p className={partStyles.detail}>{incompatibility}</p>}
      {isUpdate && <p>Version {plainVersion(version.version)} is available.</p>}
      {notes !== undefined && (isUpdate || !installed) && (
        <details className={styles.asks}>
          <summary>
            What is new<VisuallyHidden> in {title}</VisuallyHidden>
          </summary>
          <p className={styles.text}>
            <bdi>{notes}</bdi>
          </p>
        </details>
      )}
      <details className={styles.asks}>
        <summary>
          What it asks for<VisuallyHidden>: {title}</VisuallyHidden>
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
    const words = installed ? `Update ${title} for everyone` : `Add ${title} for everyone`;
    return (
      <>
        {elsewhere !== undefined && <p className={partStyles.detail}>{elsewhere}</p>}
        <CommandField
          label={words}
          description="Run this where the interface was built."
          command={`npm run plugin -- add ${version.address}`}
        />
      </>
    );
  }
  return (
    <div className={partStyles.actions}>
      <Button
        size="small"
        aria-label={`${installed ? 'Update' : 'Add'} ${title} ${plainVersion(version.version)}`}
        aria-disabled={!onAdd}
        onClick={onAdd}
      >
        {installed ? 'Update…' : 'Add…'}
      </Button>
    </div>
  );
}
