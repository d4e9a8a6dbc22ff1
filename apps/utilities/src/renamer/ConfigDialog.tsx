import { pathSegmentFault } from '@hondana/shared/api/pathSegment';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Select } from '@hondana/shared/overlays/select';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { joinSentences } from '@hondana/shared/ui/joinTexts';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import styles from './ConfigBar.module.css';
import { HintedButton } from './HintedButton.tsx';
import type { Renamer, RenamerConfig } from './renamers.ts';
import { useConfigWrites } from './useConfigWrites.ts';

interface ConfigDialogProps {
  /** Undefined creates a new config. */
  readonly renamed: RenamerConfig | undefined;
  readonly configs: readonly RenamerConfig[];
  readonly renamers: readonly Renamer[];
  readonly onClose: () => void;
  readonly onDone: (name: string) => void;
}

/** Why the name can't be part of a URL; an empty field isn't faulty yet. */
function unaddressable(name: string): string | undefined {
  const fault = name === '' ? undefined : pathSegmentFault(name);
  return fault && joinSentences([fault, t`Choose another name.`]);
}

export function ConfigDialog({ renamed, configs, renamers, onClose, onDone }: ConfigDialogProps) {
  const form = useId();
  const { create, rename } = useConfigWrites();
  const { isPending, isError } = renamed ? rename : create;
  const [name, setName] = useState(renamed?.Name ?? '');
  const [renamerId, setRenamerId] = useState(renamed?.RenamerID ?? undefined);
  const newName = name.trim();
  const isTaken = configs.some((one) => one !== renamed && one.Name === newName);
  const nameFault = isTaken ? t`Another config with the same name already exists!` : unaddressable(newName);
  const renamer = renamers.find(({ RenamerID }) => RenamerID === renamerId);

  const blocked = (): string | undefined => {
    if (newName === '') return t`Enter a name.`;
    if (nameFault !== undefined) return nameFault;
    return renamerId === undefined ? t`Choose a renamer.` : undefined;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (blocked() !== undefined || isPending) return;
    const Settings = renamer?.DefaultSettings ?? [];
    try {
      if (renamed) await rename.mutateAsync({ configName: renamed.Name ?? '', newName });
      else await create.mutateAsync({ config: { RenamerID: renamerId ?? null, Name: newName, Settings } });
    } catch {
      return;
    }
    onDone(newName);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={renamed ? t`Rename config` : t`New config`}
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
          error={nameFault}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {!renamed && (
          <Select
            label={t`Renamer`}
            options={renamers.map(({ RenamerID, Name, Version, Description }) => ({
              value: RenamerID ?? '',
              label: `${Name} - ${Version}`,
              detail: Description ?? undefined,
            }))}
            value={renamerId}
            onChange={setRenamerId}
          />
        )}
        {isError && (
          <Banner tone="danger">
            {renamed ? t`Error while renaming config!` : t`Error while creating config!`}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
