import { Select } from '@hondana/shared/overlays/select';
import type { JsonRecord } from '@hondana/shared/schemaForm/jsonSchema';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { NameDialog } from '../NameDialog.tsx';
import type { Preset, RelocationProvider } from './presets.ts';
import { usePresetWrites } from './usePresetWrites.ts';

interface PresetDialogProps {
  readonly renamed: Preset | undefined;
  /** The new preset begins with its provider and settings. */
  readonly copied: { readonly preset: Preset; readonly configuration: JsonRecord | undefined } | undefined;
  readonly providers: readonly RelocationProvider[];
  readonly onClose: () => void;
  readonly onDone: (id: string) => void;
}

function initialName({ renamed, copied }: Pick<PresetDialogProps, 'renamed' | 'copied'>): string {
  const copiedName = copied?.preset.Name ?? '';
  return renamed?.Name ?? (copied ? t`${copiedName} (copy)` : '');
}

export function PresetDialog({ renamed, copied, providers, onClose, onDone }: PresetDialogProps) {
  const { create, rename } = usePresetWrites(renamed?.Name ?? '');
  const { isPending, isError } = renamed ? rename : create;
  const [name, setName] = useState(() => initialName({ renamed, copied }));
  const [providerId, setProviderId] = useState(copied?.preset.ProviderID ?? providers[0]?.ID);
  const newName = name.trim();
  const blocked = (): string | undefined => {
    if (newName === '') return t`Enter a name.`;
    return renamed || providerId !== undefined ? undefined : t`Choose a provider.`;
  };
  const save = async (): Promise<Preset> => {
    if (renamed) return rename.mutateAsync({ presetId: renamed.ID, name: newName });
    return create.mutateAsync({
      name: newName,
      providerId: providerId ?? '',
      configuration: copied?.configuration,
    });
  };
  const failure = renamed ? t`Error while renaming preset!` : t`Error while creating preset!`;
  return (
    <NameDialog
      title={renamed ? t`Rename preset` : copied ? t`Copy preset` : t`New preset`}
      name={name}
      onName={setName}
      blocked={blocked()}
      isSaving={isPending}
      failure={isError ? failure : undefined}
      onClose={onClose}
      onSave={async () => onDone((await save()).ID)}
    >
      {!renamed && !copied && (
        <Select
          label={t`Provider`}
          options={providers.map(({ ID, Name, Version, Description }) => ({
            value: ID,
            label: `${Name} - ${Version}`,
            detail: Description,
          }))}
          value={providerId}
          onChange={setProviderId}
        />
      )}
    </NameDialog>
  );
}
