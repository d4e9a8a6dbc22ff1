import { plainVersion } from '@hondana/shared/remote/range';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CommandField } from './CommandField.tsx';
import type { CatalogueOffer } from './catalogue/offers.ts';
import styles from './ForEveryone.module.css';
import type { InstalledPart } from './installedParts.ts';

interface ForEveryoneProps {
  readonly part: InstalledPart;
  readonly update: CatalogueOffer | undefined;
}

/** Commands, because the server has no API to change what is installed for everyone. */
export function ForEveryone({ part: { id, title, state, source, from }, update }: ForEveryoneProps) {
  if (source === 'administrators') {
    return (
      <CommandField
        label={t`Add ${title} for everyone`}
        description={t`Run this where the interface was built, then remove the plugin here.`}
        command={`npm run plugin -- add ${from}`}
      />
    );
  }
  const newVersion = update ? plainVersion(update.version.version) : '';
  return (
    <details className={styles.everyone}>
      <summary>
        <Trans>
          Change for everyone<VisuallyHidden>: {title}</VisuallyHidden>
        </Trans>
      </summary>
      <div className={styles.commands}>
        <p>
          <Trans>
            A Shoko Server doesn’t let this page change what is installed for everyone. Run a command where
            the interface was built, with <code>--to</code> and the deployment’s folder unless that is
            dist/webui.
          </Trans>
        </p>
        {update && (
          <CommandField
            label={t`Update ${title} for everyone`}
            description={t`Checks version ${newVersion} and replaces this one with it.`}
            command={`npm run plugin -- add ${update.version.address}`}
          />
        )}
        {state === 'disabled-for-everyone' ? (
          <CommandField
            label={t`Enable ${title} for everyone`}
            description={t`Its files are still there.`}
            command={`npm run plugin -- enable ${id}`}
          />
        ) : (
          <CommandField
            label={t`Disable ${title} for everyone`}
            description={t`Keeps its files and what it stored in browsers.`}
            command={`npm run plugin -- disable ${id}`}
          />
        )}
        <CommandField
          label={t`Remove ${title} for everyone`}
          description={t`Deletes its files. What it stored in browsers stays there.`}
          command={`npm run plugin -- remove ${id}`}
        />
      </div>
    </details>
  );
}
