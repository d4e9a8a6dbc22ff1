import { Dialog } from '@hondana/shared/overlays/dialog';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId } from 'react';
import styles from './ConfigBar.module.css';
import { HintedButton } from './HintedButton.tsx';

interface NameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly nameFault?: string | undefined;
  /** Fields below the name. */
  readonly children?: ReactNode;
  /** Why it can't be saved yet. */
  readonly blocked: string | undefined;
  readonly isSaving: boolean;
  /** What saving it has failed with. */
  readonly failure: string | undefined;
  readonly onClose: () => void;
  /** Reports its own failure; the dialog closes once it is done. */
  readonly onSave: () => Promise<void>;
}

/** Names a new or known config or preset. */
export function NameDialog({
  title,
  name,
  onName,
  nameFault,
  children,
  blocked,
  isSaving,
  failure,
  onClose,
  onSave,
}: NameDialogProps) {
  const form = useId();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (blocked !== undefined || isSaving) return;
    await onSave().then(onClose, () => {});
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="small"
      keepOnPressOutside
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <HintedButton blocked={blocked} type="submit" form={form} variant="primary" busy={isSaving}>
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
          onChange={(event) => onName(event.currentTarget.value)}
        />
        {children}
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      </form>
    </Dialog>
  );
}
