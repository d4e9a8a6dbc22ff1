import { Dialog } from '@hondana/shared/overlays/dialog';
import { Select } from '@hondana/shared/overlays/select';
import type { JsonRecord } from '@hondana/shared/schemaForm/jsonSchema';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import styles from '../ConfigBar.module.css';
import { HintedButton } from '../HintedButton.tsx';
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
  const form = useId();
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
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (blocked() !== undefined || isPending) return;
    try {
      onDone((await save()).ID);
    } catch {
      return;
    }
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={renamed ? t`Rename preset` : copied ? t`Copy preset` : t`New preset`}
      size="small"
      keepOnPressOutside
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <HintedButton blocked={blocked()} type="submit" form={form} variant="primary" busy={isPending}>
            <Trans>Save</Trans>
          </HintedButton>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t`Name`}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
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
        {isError && (
          <Banner tone="danger">
            {renamed ? t`Error while renaming preset!` : t`Error while creating preset!`}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
