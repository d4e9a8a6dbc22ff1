import { pathSegmentFault } from '@hondana/shared/api/pathSegment';
import { Select } from '@hondana/shared/overlays/select';
import { joinSentences } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { NameDialog } from './NameDialog.tsx';
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
  const save = async (): Promise<void> => {
    const Settings = renamer?.DefaultSettings ?? [];
    if (renamed) await rename.mutateAsync({ configName: renamed.Name ?? '', newName });
    else await create.mutateAsync({ config: { RenamerID: renamerId ?? null, Name: newName, Settings } });
    onDone(newName);
  };
  const failure = renamed ? t`Error while renaming config!` : t`Error while creating config!`;
  return (
    <NameDialog
      title={renamed ? t`Rename config` : t`New config`}
      name={name}
      onName={setName}
      nameFault={nameFault}
      blocked={blocked()}
      isSaving={isPending}
      failure={isError ? failure : undefined}
      onClose={onClose}
      onSave={save}
    >
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
    </NameDialog>
  );
}
