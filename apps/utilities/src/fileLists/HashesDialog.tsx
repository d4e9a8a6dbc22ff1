import { copyText } from '@hondana/shared/overlays/copyText';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { copyIcon } from '@hondana/shared/ui/icons';
import { TextAreaField } from '@hondana/shared/ui/TextField';
import { plural, t } from '@lingui/core/macro';
import { useRef } from 'react';
import { ed2kLink } from '../shared/ed2kLink.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import styles from './HashesDialog.module.css';

interface HashesDialogProps {
  readonly files: readonly FileFacts[];
  readonly onClose: () => void;
}

export function HashesDialog({ files, onClose }: HashesDialogProps) {
  const hashed = files.filter(({ ed2k }) => ed2k !== '');
  const { length } = hashed;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`ED2K of ${plural(files.length, { one: '# file', other: '# files' })}`}
    >
      <div className={styles.lists}>
        <Lines
          label={t`ED2K hashes`}
          text={hashed.map(({ ed2k }) => ed2k).join('\n')}
          button={t`Copy Hashes`}
          copied={t`${plural(length, { one: '# ED2K hash', other: '# ED2K hashes' })} copied!`}
        />
        <Lines
          label={t`ED2K links`}
          text={hashed.map(ed2kLink).join('\n')}
          button={t`Copy Links`}
          copied={t`${plural(length, { one: '# ED2K link', other: '# ED2K links' })} copied!`}
        />
      </div>
    </Dialog>
  );
}

interface LinesProps {
  readonly label: string;
  readonly text: string;
  readonly button: string;
  readonly copied: string;
}

function Lines({ label, text, button, copied }: LinesProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={styles.list}>
      <TextAreaField ref={box} label={label} readOnly rows={5} value={text} className={styles.box} />
      <div>
        <Button
          icon={copyIcon}
          disabled={text === ''}
          onClick={() => void copyText(text, box.current, copied)}
        >
          {button}
        </Button>
      </div>
    </div>
  );
}
