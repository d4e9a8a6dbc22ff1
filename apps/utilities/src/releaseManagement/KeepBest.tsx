import { useMay } from '@hondana/shared/api/useMay';
import { deleteFile } from '@hondana/shared/resources/files';
import { Button } from '@hondana/shared/ui/Button';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useState } from 'react';
import type { ReleaseKind } from './releaseKinds.ts';
import type { ReleaseOptions } from './releaseManagement.ts';
import type { RuledSeries } from './ruleOutcomes.ts';

const RuleDialog = lazyPart(async () => (await import('./RuleDialog.tsx')).RuleDialog);

interface KeepBestProps {
  readonly kind: ReleaseKind;
  readonly options: ReleaseOptions;
  /** The only series that it is about; all of the list unless given. */
  readonly only?: RuledSeries | undefined;
}

/** Chooses the files to delete by a rule; only releases differ in what can be ruled. */
export function KeepBest({ kind, options, only }: KeepBestProps) {
  const mayDelete = useMay(deleteFile);
  const [isOpen, setOpen] = useState(false);
  if (!mayDelete || kind.name !== 'multiples') return null;
  return (
    <>
      <Button size={only ? 'small' : undefined} onClick={() => setOpen(true)}>
        {only ? 'Keep the Best…' : 'Keep the Best of All…'}
      </Button>
      {isOpen && <RuleDialog kind={kind} options={options} only={only} onClose={() => setOpen(false)} />}
    </>
  );
}
