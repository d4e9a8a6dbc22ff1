import { isSafeMode } from '@hondana/shared/remote';
import { Button } from '@hondana/shared/ui/Button';
import { plusIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useState } from 'react';
import { DeveloperOverrides } from './DeveloperOverrides.tsx';
import { InstalledPartItem } from './InstalledPartItem.tsx';
import type { InstalledPart } from './installedParts.ts';
import { PluginDialog } from './PluginDialog.tsx';
import styles from './PluginsPage.module.css';
import { RemovePlugin } from './RemovePlugin.tsx';
import { useInstalledParts } from './useInstalledParts.ts';

/** What is open over the page. */
type Open = { readonly add: true } | { readonly update: InstalledPart } | { readonly remove: InstalledPart };

/** The parts of the interface and the plugins: what runs, where it is from, and the adding of more. */
export function PluginsPage() {
  const { registry, settings, installed } = useInstalledParts();
  const mayAdd = installed !== undefined && settings.data !== undefined;
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);

  const list = () => {
    if (installed) {
      return (
        <ul aria-label="Installed parts" className={styles.parts}>
          {installed.parts.map((part) => (
            <InstalledPartItem
              key={`${part.source} ${part.id}`}
              part={part}
              onUpdate={() => setOpen({ update: part })}
              onRemove={() => setOpen({ remove: part })}
            />
          ))}
        </ul>
      );
    }
    if (!registry.isError) return <Skeleton shape="block" height="16rem" />;
    return (
      <QueryFailure query={registry} compact title="The list of what is installed could not be loaded" />
    );
  };
  return (
    <>
      <Panel
        title="Installed"
        flush
        actions={
          <Button
            size="small"
            icon={plusIcon}
            aria-disabled={!mayAdd}
            onClick={() => mayAdd && setOpen({ add: true })}
          >
            Add a plugin
          </Button>
        }
      >
        {list()}
        <QueryFailure query={settings} compact title="The added plugins could not be loaded" />
      </Panel>
      <DeveloperOverrides />
      {!isSafeMode && (
        <Panel title="Safe mode">
          <div className={styles.stack}>
            <p>
              If a plugin or theme makes the interface unusable, add <code>?safe-mode</code> to the address.
              It then starts without them until you close it, and you can disable or remove the cause here.
            </p>
            <div className={styles.actions}>
              <LinkButton size="small" href="settings/plugins?safe-mode">
                Open in safe mode
              </LinkButton>
            </div>
          </div>
        </Panel>
      )}
      {open && installed && (
        <>
          {'add' in open && <PluginDialog surroundings={installed.surroundings} onClose={close} />}
          {'update' in open && (
            <PluginDialog plugin={open.update.plugin} surroundings={installed.surroundings} onClose={close} />
          )}
        </>
      )}
      <RemovePlugin part={open && 'remove' in open ? open.remove : undefined} onClose={close} />
    </>
  );
}
