import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { deletePlaces, type RankedOptions } from './rankedReleases.ts';

const AllSeriesDialog = lazyPart(async () => (await import('./AllSeriesDialog.tsx')).AllSeriesDialog);

/** What is redundant in all series at once. */
export function AllSeriesButton({ options }: { readonly options: RankedOptions }) {
  const mayDelete = useMay(deletePlaces);
  const [isOpen, setOpen] = useState(false);
  if (!mayDelete) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Preview All Series…</Trans>
      </Button>
      {isOpen && <AllSeriesDialog options={options} onClose={() => setOpen(false)} />}
    </>
  );
}
