import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';

interface PresetNameProps {
  readonly title: string;
  /** Empty for a new preset. */
  readonly name: string;
  readonly confirmLabel: string;
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClosed: () => void;
}

/** Stays open until the server has accepted the name. */
export function PresetName({ title, name, confirmLabel, onSave, onClosed }: PresetNameProps) {
  const form = useId();
  const [open, setOpen] = useState(true);
  const [text, setText] = useState(name);
  const save = useMutation({ mutationFn: onSave, onSuccess: () => setOpen(false) });
  const wanted = text.trim();
  const isReady = wanted !== '' && wanted !== name;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady && !save.isPending) save.mutate(wanted);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={title}
      size="small"
      keepOnPressOutside
      footer={
        <>
          <Button onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} variant="primary" busy={save.isPending} disabled={!isReady}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={t`Name`}
          autoComplete="off"
          value={text}
          error={save.error?.message}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
