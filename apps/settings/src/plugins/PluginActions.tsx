import { errorText } from '@hondana/shared/http/ApiError';
import { notify } from '@hondana/shared/overlays/notices';
import { plainVersion } from '@hondana/shared/remote/range';
import { useUpdateWebUiSettings } from '@hondana/shared/settings';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { CatalogueOffer } from './catalogue/offers.ts';
import styles from './InstalledPartItem.module.css';
import type { InstalledPart } from './installedParts.ts';
import { switchPlugin } from './keptPlugins.ts';

interface PluginActionsProps {
  readonly part: InstalledPart;
  /** Without it the dialog asks for an address. */
  readonly update: CatalogueOffer | undefined;
  readonly onUpdate: () => void;
  readonly onRemove: () => void;
}

export function PluginActions({ part, update: newer, onUpdate, onRemove }: PluginActionsProps) {
  const { id, title, plugin } = part;
  const update = useUpdateWebUiSettings();
  const version = newer ? plainVersion(newer.version.version) : '';
  const isEnabled = plugin?.isEnabled ?? false;
  const toggle = useMutation({
    mutationFn: () => update(switchPlugin(id, !isEnabled)),
    onError: (error) =>
      notify({
        kind: 'error',
        title: isEnabled ? t`${title} could not be disabled` : t`${title} could not be enabled`,
        text: errorText(error),
      }),
  });
  return (
    <div className={styles.actions}>
      {plugin?.descriptor && (
        <>
          <Button
            size="small"
            busy={toggle.isPending}
            aria-label={isEnabled ? t`Disable ${title}` : t`Enable ${title}`}
            onClick={() => toggle.mutate()}
          >
            {isEnabled ? t`Disable` : t`Enable`}
          </Button>
          <Button
            size="small"
            aria-label={newer ? t`Update to ${version}: ${title}` : t`Update ${title}`}
            onClick={onUpdate}
          >
            {newer ? t`Update to ${version}…` : t`Update…`}
          </Button>
        </>
      )}
      <Button size="small" aria-label={t`Remove ${title}`} onClick={onRemove}>
        <Trans>Remove…</Trans>
      </Button>
    </div>
  );
}
