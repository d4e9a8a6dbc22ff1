import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { deleteFile } from '@hondana/shared/resources/files';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ReleaseKind } from './releaseKinds.ts';
import type { ReleaseOptions } from './releaseManagement.ts';
import type { RuledSeries } from './ruleOutcomes.ts';

const RuleDialog = lazyPart(async () => (await import('./RuleDialog.tsx')).RuleDialog);

interface KeepBestProps {
  readonly kind: ReleaseKind;
  readonly options: ReleaseOptions;
  /** Undefined: all series of the list. */
  readonly only?: RuledSeries | undefined;
}

/** Chooses files to delete by a rule. Only multiple releases can be ranked. */
export function KeepBest({ kind, options, only }: KeepBestProps) {
  const mayDelete = useMay(deleteFile);
  const [isOpen, setOpen] = useState(false);
  if (!mayDelete || kind.name !== 'multiples') return null;
  return (
    <>
      <Button size={only ? 'small' : undefined} onClick={() => setOpen(true)}>
        {only ? t`Keep the Best…` : t`Keep the Best of All…`}
      </Button>
      {isOpen && <RuleDialog kind={kind} options={options} only={only} onClose={() => setOpen(false)} />}
    </>
  );
}
