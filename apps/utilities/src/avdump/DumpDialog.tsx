import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { FileFacts } from '../shared/fileFacts.ts';
import { useDumpedFiles } from '../shared/useDumpedFiles.ts';
import styles from './DumpDialog.module.css';
import { DumpLinks } from './DumpLinks.tsx';
import { DumpRules } from './DumpRules.tsx';
import { DumpSeries } from './DumpSeries.tsx';
import { areRulesConfirmed, confirmRules } from './rulesConfirmation.ts';

interface DumpDialogProps {
  readonly files: readonly FileFacts[];
  readonly onClose: () => void;
}

export function DumpDialog({ files, onClose }: DumpDialogProps) {
  const [open, setOpen] = useState(true);
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [confirmed, setConfirmed] = useState(areRulesConfirmed);
  const dumped = useDumpedFiles(files);
  const content = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  // The pressed button may unmount with its step, and take the focus with it.
  useEffect(() => {
    if (shownStep.current !== step) content.current?.focus();
    shownStep.current = step;
  }, [step]);
  const next = () => setStep(step === 1 && !confirmed ? 2 : 3);
  const confirm = (isConfirmed: boolean) => {
    setConfirmed(isConfirmed);
    confirmRules(isConfirmed);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="large"
      title="AVDump"
      description={t`Step ${step} of 3, ${plural(files.length, { one: '# file', other: '# files' })}`}
      keepOnPressOutside
      footer={
        <>
          {step > 1 && (
            <Button onClick={() => setStep(step === 3 ? 2 : 1)}>
              <Trans>Back</Trans>
            </Button>
          )}
          {step < 3 && (
            <Button variant="primary" disabled={step === 2 && !confirmed} onClick={next}>
              <Trans>Next</Trans>
            </Button>
          )}
        </>
      }
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        {step === 1 && <DumpLinks files={dumped} />}
        {step === 2 && <DumpRules files={files} confirmed={confirmed} onConfirm={confirm} />}
        {step === 3 && <DumpSeries files={dumped} />}
      </div>
    </Dialog>
  );
}
