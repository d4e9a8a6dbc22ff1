import { Select } from '@hondana/shared/overlays/select';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './ConfigBar.module.css';
import { HintedButton } from './HintedButton.tsx';
import type { ConfigSaving } from './useSaveConfig.ts';

interface MethodBarProps {
  readonly label: string;
  /** Below the bar. */
  readonly hint?: string;
  readonly options: readonly { value: string; label: string; detail?: string | undefined }[];
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
  /** Buttons that create, rename, make default and delete. */
  readonly actions: ReactNode;
  readonly saveLabel: string;
  readonly saving: ConfigSaving;
  /** Of what is edited. */
  readonly name: string;
  readonly isEdited: boolean;
  readonly onDiscard: () => void;
}

/** Chooses by what files are renamed, and saves its changes. */
export function MethodBar({
  label,
  hint,
  options,
  value,
  onChoose,
  actions,
  saveLabel,
  saving,
  name,
  isEdited,
  onDiscard,
}: MethodBarProps) {
  return (
    <div className={styles.bar}>
      {/* When the chosen option is gone, Base UI chooses the one that it began with: other options, another select. */}
      <Select
        key={options.map((option) => option.value).join()}
        label={label}
        placeholder={t`No renamer found!`}
        className={styles.select}
        options={options}
        value={value}
        onChange={onChoose}
      />
      <div className={styles.actions}>
        {actions}
        {value !== undefined && isEdited && (
          <Button onClick={onDiscard}>
            <Trans>Discard changes</Trans>
          </Button>
        )}
        {value !== undefined && (
          <HintedButton blocked={saving.blocked} busy={saving.isSaving} onClick={() => void saving.save()}>
            {saveLabel}
          </HintedButton>
        )}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {isEdited && (
        <p className={styles.edited}>
          <Trans>
            Unsaved changes to “<bdi>{name}</bdi>”
          </Trans>
        </p>
      )}
    </div>
  );
}
