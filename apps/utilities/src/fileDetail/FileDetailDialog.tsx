import { Dialog } from '@hondana/shared/overlays/dialog';
import { t } from '@lingui/core/macro';
import { fileFacts } from '../shared/fileFacts.ts';
import styles from './FileDetail.module.css';
import { KnownFacts } from './KnownFacts.tsx';
import { useKnownFile } from './useKnownFile.ts';

interface FileDetailDialogProps {
  readonly fileId: number;
  readonly onClose: () => void;
}

export function FileDetailDialog({ fileId, onClose }: FileDetailDialogProps) {
  const known = useKnownFile(fileId);
  return (
    <Dialog
      open
      size="large"
      title={known.file ? <bdi className={styles.title}>{fileFacts(known.file).name}</bdi> : t`File Details`}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className={styles.dialog}>
        <KnownFacts known={known} />
      </div>
    </Dialog>
  );
}
