import { notify } from '@hondana/shared/overlays/notices';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { copyIcon } from '@hondana/shared/ui/icons';
import { TextField } from '@hondana/shared/ui/TextField';
import { useRef } from 'react';

interface ForEveryoneProps {
  readonly title: string;
  readonly from: string;
}

/** A plugin that was added here is for administrators; this command makes it one for everyone. */
export function ForEveryone({ title, from }: ForEveryoneProps) {
  const field = useRef<HTMLInputElement>(null);
  const command = `npm run plugin -- add ${from}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(command);
      notify({ kind: 'success', title: 'Command copied', key: 'plugin-command' });
    } catch {
      notify({
        kind: 'error',
        title: 'The clipboard could not be used',
        text: 'The command is selected.',
        key: 'plugin-command',
      });
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <TextField
      ref={field}
      label={`For everyone: run this where the interface was built, then remove ${title} here`}
      readOnly
      value={command}
      after={
        <IconButton icon={copyIcon} label={`Copy the command for ${title}`} size="small" onClick={copy} />
      }
    />
  );
}
