import { errorText } from '@hondana/shared/http/ApiError';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import type { JudgedPlugin, PluginSurroundings } from '@hondana/shared/remote/addedPlugins';
import { plainVersion } from '@hondana/shared/remote/range';
import { useUpdateWebUiSettings } from '@hondana/shared/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { CatalogueOffer } from './catalogue/offers.ts';
import type { CheckedPlugin } from './checkFiles.ts';
import { keepPlugin } from './keptPlugins.ts';
import { PluginReview } from './PluginReview.tsx';
import styles from './PluginsPage.module.css';
import { readPlugin } from './readPlugin.ts';

interface PluginDialogProps {
  /** Adds one when undefined. */
  readonly plugin?: JudgedPlugin | undefined;
  /** The catalogue entry, of which only the address is used. */
  readonly offer?: CatalogueOffer | undefined;
  readonly surroundings: PluginSurroundings;
  readonly onClose: () => void;
}

export function PluginDialog({ plugin, offer, surroundings, onClose }: PluginDialogProps) {
  const formId = useId();
  const [address, setAddress] = useState(offer?.version.address ?? plugin?.from ?? '');
  const update = useUpdateWebUiSettings();

  const readAt = (place: string) => readPlugin(place, { plugin, surroundings });
  const offered = useQuery({
    queryKey: ['offered', offer?.version.address],
    queryFn: offer ? () => readAt(offer.version.address) : skipToken,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const read = useMutation({ mutationFn: () => readAt(address) });
  const isOffered = address === offer?.version.address;
  const found = read.data ?? (isOffered ? offered.data : undefined);
  const fault = read.error ?? (isOffered && read.isIdle ? offered.error : null);
  const isReading = read.isPending || (isOffered && offered.isFetching);
  const title = found?.descriptor.title ?? plugin?.title ?? '';
  const approve = useMutation({
    mutationFn: async ({ from, descriptor }: CheckedPlugin) => {
      await update(keepPlugin({ from, descriptor, isEnabled: plugin?.isEnabled ?? true }));
    },
    onSuccess: () => {
      notify({ kind: 'success', title: plugin ? t`${title} was updated` : t`${title} was added` });
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (found) approve.mutate(found);
    else if (address.trim() !== '' && !isReading) read.mutate();
  };
  const version = found && plainVersion(found.descriptor.version);
  const heading = () => {
    if (version !== undefined)
      return plugin ? t`Update ${title} to ${version}?` : t`Add ${title} ${version}?`;
    if (plugin) return t`Update ${title}`;
    const offeredTitle = offer?.plugin.title;
    return offeredTitle === undefined ? t`Add a plugin` : t`Add ${offeredTitle}`;
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={heading()}
      keepOnPressOutside
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isReading || approve.isPending}>
            {buttonLabel(found !== undefined, plugin !== undefined)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.stack} onSubmit={submit}>
        {found ? (
          <PluginReview found={found} before={plugin?.descriptor} offer={isOffered ? offer : undefined} />
        ) : (
          <TextField
            label={t`Address of the plugin`}
            description={t`The address of its folder or descriptor.json. Nothing runs until you have reviewed what it asks for.`}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={address}
            error={fault && (errorText(fault) ?? t`The descriptor could not be read.`)}
            onChange={({ currentTarget }) => {
              setAddress(currentTarget.value);
              read.reset();
            }}
          />
        )}
        {approve.isError && (
          <Banner tone="danger" title={t`The plugin could not be saved`}>
            {errorText(approve.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}

function buttonLabel(isRead: boolean, isUpdate: boolean): string {
  if (!isRead) return t`Read`;
  return isUpdate ? t`Update plugin` : t`Add plugin`;
}
