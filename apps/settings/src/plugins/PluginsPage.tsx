import { isSafeMode } from '@hondana/shared/remote';
import { Button } from '@hondana/shared/ui/Button';
import { plusIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useReducer, useState } from 'react';
import { CataloguePanel } from './catalogue/CataloguePanel.tsx';
import type { CatalogueOffer } from './catalogue/offers.ts';
import { useCatalogue } from './catalogue/useCatalogue.ts';
import { DeveloperOverrides } from './DeveloperOverrides.tsx';
import type { InstalledPart } from './installedParts.ts';
import { NoPlugins } from './NoPlugins.tsx';
import { PartList } from './PartList.tsx';
import { PluginDialog } from './PluginDialog.tsx';
import { RemovePlugin } from './RemovePlugin.tsx';
import { SafeMode } from './SafeMode.tsx';
import { useInstalledParts } from './useInstalledParts.ts';

type OpenDialog =
  | { readonly add: CatalogueOffer | undefined }
  | { readonly update: InstalledPart; readonly to: CatalogueOffer | undefined }
  | { readonly remove: InstalledPart };

export function PluginsPage() {
  const { registry, settings, installed } = useInstalledParts();
  const { address, list, offers } = useCatalogue(installed?.parts);
  const mayAdd = installed !== undefined && settings.data !== undefined;
  const [open, setOpen] = useState<OpenDialog>();
  // Forces a re-render: which plugins are off in this browser is read from storage.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const close = (): void => setOpen(undefined);

  const plugins = () => {
    if (!installed) return <Skeleton shape="block" height="8rem" />;
    const { parts } = installed;
    if (parts.plugins.length === 0) return settings.isError ? null : <NoPlugins isPending={!settings.data} />;
    return (
      <PartList
        label={t`Plugins`}
        parts={parts.plugins}
        onChange={rerender}
        updates={offers?.filter(({ isUpdate }) => isUpdate)}
        onUpdate={(update, to) => setOpen({ update, to })}
        onRemove={(remove) => setOpen({ remove })}
      />
    );
  };
  const own = () => {
    if (installed) return <PartList label={t`Parts of the interface`} parts={installed.parts.own} />;
    if (!registry.isError) return <Skeleton shape="block" height="16rem" />;
    return (
      <QueryFailure query={registry} compact title={t`The list of what is installed could not be loaded`} />
    );
  };
  return (
    <>
      {!registry.isError && (
        <Panel
          title={t`Plugins`}
          flush
          actions={
            <Button
              size="small"
              icon={plusIcon}
              aria-disabled={!mayAdd}
              onClick={() => mayAdd && setOpen({ add: undefined })}
            >
              <Trans>Add a plugin</Trans>
            </Button>
          }
        >
          {plugins()}
          <QueryFailure query={settings} compact title={t`The added plugins could not be loaded`} />
        </Panel>
      )}
      {address !== undefined && (
        <CataloguePanel
          address={address}
          list={list}
          offers={offers}
          onAdd={
            mayAdd
              ? (offer) => setOpen(offer.installed ? { update: offer.installed, to: offer } : { add: offer })
              : undefined
          }
        />
      )}
      <Panel title={t`Parts of the Interface`} flush>
        {own()}
      </Panel>
      <DeveloperOverrides />
      {!isSafeMode && <SafeMode />}
      {open && installed && (
        <>
          {'add' in open && (
            <PluginDialog offer={open.add} surroundings={installed.surroundings} onClose={close} />
          )}
          {'update' in open && (
            <PluginDialog
              plugin={open.update.plugin}
              offer={open.to}
              surroundings={installed.surroundings}
              onClose={close}
            />
          )}
        </>
      )}
      <RemovePlugin part={open && 'remove' in open ? open.remove : undefined} onClose={close} />
    </>
  );
}
