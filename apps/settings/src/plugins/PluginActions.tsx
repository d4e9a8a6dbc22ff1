import { errorText } from '@hondana/shared/http/ApiError';
import { notify } from '@hondana/shared/overlays/notices';
import { plainVersion } from '@hondana/shared/remote/range';
import { useUpdateWebUiSettings } from '@hondana/shared/settings';
import { Button } from '@hondana/shared/ui/Button';
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
  const isEnabled = plugin?.isEnabled ?? false;
  const toggle = useMutation({
    mutationFn: () => update(switchPlugin(id, !isEnabled)),
    onError: (error) =>
      notify({
        kind: 'error',
        title: `${title} could not be ${isEnabled ? 'disabled' : 'enabled'}`,
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
            aria-label={`${isEnabled ? 'Disable' : 'Enable'} ${title}`}
            onClick={() => toggle.mutate()}
          >
            {isEnabled ? 'Disable' : 'Enable'}
          </Button>
          <Button
            size="small"
            aria-label={
              newer ? `Update to ${plainVersion(newer.version.version)}: ${title}` : `Update ${title}`
            }
            onClick={onUpdate}
          >
            {newer ? `Update to ${plainVersion(newer.version.version)}…` : 'Update…'}
          </Button>
        </>
      )}
      <Button size="small" aria-label={`Remove ${title}`} onClick={onRemove}>
        Remove…
      </Button>
    </div>
  );
}
