import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { pathSegmentFault } from '@hondana/shared/api/pathSegment';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { HintedButton } from './HintedButton.tsx';
import { MethodBar } from './MethodBar.tsx';
import type { Renamer, RenamerConfig } from './renamers.ts';
import { configLabel } from './settingValues.ts';
import type { ConfigDraft } from './useConfigDraft.ts';
import { useConfigWrites } from './useConfigWrites.ts';
import type { ConfigSaving } from './useSaveConfig.ts';

const ConfigDialog = lazyPart(async () => (await import('./ConfigDialog.tsx')).ConfigDialog);
const DeleteMethodDialog = lazyPart(
  async () => (await import('./DeleteMethodDialog.tsx')).DeleteMethodDialog,
);

interface ConfigBarProps {
  readonly draft: ConfigDraft;
  readonly saving: ConfigSaving;
  readonly configs: readonly RenamerConfig[];
  readonly renamers: readonly Renamer[];
  readonly defaultName: string;
}

export function ConfigBar({ draft, saving, configs, renamers, defaultName }: ConfigBarProps) {
  const { config, name, isEdited, choose, discard } = draft;
  const [dialog, setDialog] = useState<'new' | 'rename' | 'delete'>();
  const writes = useConfigWrites();
  const isDefault = name === defaultName;
  const renamerOf = (one: RenamerConfig) => renamers.find(({ RenamerID }) => RenamerID === one.RenamerID);

  return (
    <>
      <MethodBar
        label={t`Config`}
        options={configs.map((one) => ({
          value: one.Name ?? '',
          label: configLabel(one, renamerOf(one)),
          detail: one.Name === defaultName ? t`Default` : undefined,
        }))}
        value={config ? name : undefined}
        onChoose={choose}
        saveLabel={t`Save config`}
        saving={saving}
        name={name}
        isEdited={isEdited}
        onDiscard={discard}
        actions={
          <>
            <Button onClick={() => setDialog('new')}>
              <Trans>New config</Trans>
            </Button>
            {config && (
              <>
                <HintedButton
                  blocked={isEdited ? t`Save or discard the changes first.` : pathSegmentFault(name)}
                  onClick={() => setDialog('rename')}
                >
                  <Trans>Rename config</Trans>
                </HintedButton>
                <HintedButton
                  blocked={isDefault ? t`Already set as default!` : undefined}
                  onClick={() => writes.setDefault.mutate({ configName: name })}
                >
                  <Trans>Set as default</Trans>
                </HintedButton>
                <HintedButton
                  blocked={isDefault ? t`Cannot delete default config!` : pathSegmentFault(name)}
                  onClick={() => setDialog('delete')}
                >
                  <Trans>Delete config</Trans>
                </HintedButton>
              </>
            )}
          </>
        }
      />
      {(dialog === 'new' || dialog === 'rename') && (
        <ConfigDialog
          renamed={dialog === 'rename' ? config : undefined}
          configs={configs}
          renamers={renamers}
          onClose={() => setDialog(undefined)}
          onDone={choose}
        />
      )}
      {dialog === 'delete' && (
        <DeleteMethodDialog
          title={
            <Trans>
              Delete config <bdi>{name}</bdi>?
            </Trans>
          }
          confirmLabel={t`Delete config`}
          name={name}
          onClose={() => setDialog(undefined)}
          onDelete={async () => {
            await writes.remove.mutateAsync({ configName: name });
            discard();
            choose(defaultName);
          }}
        />
      )}
    </>
  );
}
