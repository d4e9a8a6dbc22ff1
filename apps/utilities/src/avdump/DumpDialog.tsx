import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { useState } from 'react';
import type { FileFacts } from '../shared/fileFacts.ts';
import { useDumpedFiles } from '../shared/useDumpedFiles.ts';
import { DumpLinks } from './DumpLinks.tsx';
import { DumpSeries } from './DumpSeries.tsx';

interface DumpDialogProps {
  readonly files: readonly FileFacts[];
  readonly onClose: () => void;
}

/** AVDump in two steps: dump and copy the links, then add the files at AniDB and rescan. */
export function DumpDialog({ files, onClose }: DumpDialogProps) {
  const [open, setOpen] = useState(true);
  const [step, setStep] = useState<1 | 2>(1);
  const dumped = useDumpedFiles(files);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="large"
      title="AVDump"
      description={`Step ${step} of 2, ${plural(files.length, 'file', 'files')}`}
      keepOnPressOutside
      footer={
        step === 1 ? (
          <Button variant="primary" onClick={() => setStep(2)}>
            Next
          </Button>
        ) : (
          <Button onClick={() => setStep(1)}>Back</Button>
        )
      }
    >
      {step === 1 ? <DumpLinks files={dumped} /> : <DumpSeries files={dumped} />}
    </Dialog>
  );
}
