import { copyText } from '@hondana/shared/overlays/copyText';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { copyIcon } from '@hondana/shared/ui/icons';
import { TextAreaField } from '@hondana/shared/ui/TextField';
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
      title={`ED2K of ${plural(files.length, 'file', 'files')}`}
    >
      <div className={styles.lists}>
        <Lines
          label="ED2K hashes"
          text={hashed.map(({ ed2k }) => ed2k).join('\n')}
          button="Copy Hashes"
          copied={`${plural(length, 'ED2K hash', 'ED2K hashes')} copied!`}
        />
        <Lines
          label="ED2K links"
          text={hashed.map(ed2kLink).join('\n')}
          button="Copy Links"
          copied={`${plural(length, 'ED2K link', 'ED2K links')} copied!`}
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
