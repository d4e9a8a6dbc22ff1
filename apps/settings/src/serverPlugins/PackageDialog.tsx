import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Select } from '@hondana/shared/overlays/select';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatDate } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PackageOffer } from './packageOffers.ts';
import { installPackage, type Package } from './pluginCalls.ts';
import styles from './ServerPlugins.module.css';

interface PackageDialogProps {
  /** Closed when undefined. */
  readonly offer: PackageOffer | undefined;
  readonly onClose: () => void;
}

/** What a package is, and its installation: the server runs what it installs, so this is said before. */
export function PackageDialog({ offer, onClose }: PackageDialogProps) {
  const [last, setLast] = useState(offer);
  if (offer && offer !== last) setLast(offer);
  // Stays while the dialog closes.
  const shown = offer ?? last;
  if (!shown) return null;
  return <PackageInstallation key={shown.id} offer={shown} isOpen={offer !== undefined} onClose={onClose} />;
}

interface PackageInstallationProps {
  readonly offer: PackageOffer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function PackageInstallation({ offer, isOpen, onClose }: PackageInstallationProps) {
  const { id, manifest, releases, latest } = offer;
  const [version, setVersion] = useState((latest ?? releases[0])?.Release.Version);
  const chosen = releases.find(({ Release }) => Release.Version === version);
  const { Name: name } = manifest;
  const install = useWrite(installPackage, {
    done: (plugin) => {
      const version = plugin.Version;
      return t`"${name}" ${version} installed. It starts with the next restart.`;
    },
    onDone: onClose,
  });
  const mayInstall = chosen?.Archive.IsCompatible === true && !chosen.Release.IsInstalled;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={<bdi>{name}</bdi>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button
            variant="primary"
            busy={install.isPending}
            aria-disabled={!mayInstall}
            onClick={() => mayInstall && version && install.mutate({ packageId: id, version })}
          >
            <Trans>Install</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>
          <bdi>{manifest.Overview}</bdi>
        </p>
        <Select
          label={t`Version`}
          options={releases.map(({ Release, Archive }) => ({
            value: Release.Version,
            label: optionText(Release, Archive),
          }))}
          value={version}
          onChange={(next) => {
            setVersion(next);
            install.reset();
          }}
        />
        {chosen && <ReleaseFacts release={chosen} offer={offer} />}
        {install.error && (
          <Banner tone="danger" title={t`It could not be installed`}>
            {errorText(install.error)}
          </Banner>
        )}
        {chosen && !chosen.Archive.IsCompatible && (
          <Banner tone="warning">
            <Trans>This server cannot load this version.</Trans>
          </Banner>
        )}
        <p className={styles.detail}>
          <Trans>
            A plugin runs inside Shoko Server and may do all that it may do: read and delete files, and use
            your accounts. Install only what you trust. Plugins that it needs are installed too.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}

function optionText(
  { Version: version, IsInstalled }: Package['Release'],
  { IsCompatible }: Package['Archive'],
) {
  if (IsInstalled) return t`${version} (installed)`;
  return IsCompatible ? version : t`${version} (not compatible)`;
}

function ReleaseFacts({ release, offer }: { readonly release: Package; readonly offer: PackageOffer }) {
  const { Release, Archive, Repository } = release;
  return (
    <>
      <dl className={styles.facts}>
        <dt>
          <Trans>Author</Trans>
        </dt>
        <dd>
          <bdi>{offer.manifest.Authors}</bdi>
        </dd>
        <dt>
          <Trans>Released</Trans>
        </dt>
        <dd>{formatDate(Release.ReleasedAt)}</dd>
        <dt>
          <Trans>Plugin interface</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{Archive.AbstractionVersion}</bdi>
        </dd>
        <dt>
          <Trans>Repository</Trans>
        </dt>
        <dd>
          <bdi>{Repository?.Name}</bdi>
        </dd>
        <dt>
          <Trans>Download</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{Archive.ArchiveUrl}</bdi>
        </dd>
      </dl>
      {Release.ReleaseNotes && (
        <div>
          <h3 className={styles.title}>
            <Trans>Release notes</Trans>
          </h3>
          <p className={styles.lines}>
            <bdi>{Release.ReleaseNotes}</bdi>
          </p>
        </div>
      )}
    </>
  );
}
