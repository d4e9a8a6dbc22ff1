import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { HintedButton } from '../HintedButton.tsx';
import { MethodBar } from '../MethodBar.tsx';
import type { ConfigSaving } from '../useSaveConfig.ts';
import type { Preset, RelocationProvider } from './presets.ts';
import { configurationOf, type PresetDraft } from './usePresetDraft.ts';
import { usePresetWrites } from './usePresetWrites.ts';

const PresetDialog = lazyPart(async () => (await import('./PresetDialog.tsx')).PresetDialog);
const DeleteMethodDialog = lazyPart(
  async () => (await import('../DeleteMethodDialog.tsx')).DeleteMethodDialog,
);

interface PresetBarProps {
  readonly draft: PresetDraft;
  readonly saving: ConfigSaving;
  readonly presets: readonly Preset[];
  readonly providers: readonly RelocationProvider[];
}

export function PresetBar({ draft, saving, presets, providers }: PresetBarProps) {
  const { preset, provider, id, name, values, isEdited, isConfigurable, choose, discard } = draft;
  const [dialog, setDialog] = useState<'new' | 'copy' | 'rename' | 'delete'>();
  const { setDefault, remove } = usePresetWrites(name);
  const close = () => setDialog(undefined);
  const providerOf = ({ ProviderID }: Preset) => providers.find(({ ID }) => ID === ProviderID);
  const labelOf = (one: Preset): string => {
    const known = providerOf(one);
    return `${one.Name} (${known ? `${known.Name} - ${known.Version}` : t`<Unknown>`})`;
  };
  const unsaved = isEdited ? t`Save or discard the changes first.` : undefined;
  return (
    <>
      <MethodBar
        label={t`Preset`}
        hint={t`Before Shoko Server 6, presets were called configs.`}
        options={presets.map((one) => ({
          value: one.ID,
          label: labelOf(one),
          detail: one.IsDefault ? t`Default` : one.IsUsable ? undefined : t`Cannot be used`,
        }))}
        value={preset?.ID}
        onChoose={choose}
        saveLabel={t`Save preset`}
        saving={saving}
        name={name}
        isEdited={isEdited}
        onDiscard={discard}
        actions={
          <>
            <Button onClick={() => setDialog('new')}>
              <Trans>New preset</Trans>
            </Button>
            {preset && (
              <>
                <HintedButton
                  blocked={unsaved ?? (provider ? undefined : t`Its provider is not installed.`)}
                  onClick={() => setDialog('copy')}
                >
                  <Trans>Copy preset</Trans>
                </HintedButton>
                <HintedButton blocked={unsaved} onClick={() => setDialog('rename')}>
                  <Trans>Rename preset</Trans>
                </HintedButton>
                <HintedButton
                  blocked={defaultBlock(preset)}
                  onClick={() => setDefault.mutate({ presetId: id, isDefault: true })}
                >
                  <Trans>Set as default</Trans>
                </HintedButton>
                <HintedButton
                  blocked={preset.IsDefault ? t`Cannot delete default preset!` : undefined}
                  onClick={() => setDialog('delete')}
                >
                  <Trans>Delete preset</Trans>
                </HintedButton>
              </>
            )}
          </>
        }
      />
      {dialog !== undefined && dialog !== 'delete' && (
        <PresetDialog
          renamed={dialog === 'rename' ? preset : undefined}
          copied={
            dialog === 'copy' && preset
              ? { preset, configuration: isConfigurable ? configurationOf(values) : undefined }
              : undefined
          }
          providers={providers}
          onClose={close}
          onDone={choose}
        />
      )}
      {dialog === 'delete' && (
        <DeleteMethodDialog
          title={
            <Trans>
              Delete preset <bdi>{name}</bdi>?
            </Trans>
          }
          confirmLabel={t`Delete preset`}
          name={name}
          onClose={close}
          onDelete={async () => {
            await remove.mutateAsync({ presetId: id });
            discard();
            choose('');
          }}
        />
      )}
    </>
  );
}

function defaultBlock({ IsDefault, IsUsable }: Preset): string | undefined {
  if (IsDefault) return t`Already set as default!`;
  return IsUsable ? undefined : t`Its provider is not installed.`;
}
