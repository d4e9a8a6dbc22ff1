import type { Series } from '@hondana/shared/api/types';
import { useMay } from '@hondana/shared/api/useMay';
import type { TmdbKind } from '@hondana/shared/resources/tmdb';
import { unlinkSeriesFromTmdb } from '@hondana/shared/resources/tmdbLinks';
import { RemoveTmdbLinkDialog } from '@hondana/shared/tmdb/RemoveTmdbLinkDialog';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { unlinkIcon } from '@hondana/shared/ui/icons';
import { useState } from 'react';

interface RemoveTmdbLinkProps {
  readonly series: Series;
  readonly kind: TmdbKind;
  readonly id: number;
  readonly name: string;
}

/** Takes a link to TMDB away, after a question. */
export function RemoveTmdbLink({ series, kind, id, name }: RemoveTmdbLinkProps) {
  const [isAsking, setAsking] = useState(false);
  const mayRemove = useMay(unlinkSeriesFromTmdb[kind]);
  if (!mayRemove) return null;
  return (
    <>
      <IconButton icon={unlinkIcon} label={`Remove link to ${name}`} onClick={() => setAsking(true)} />
      <RemoveTmdbLinkDialog open={isAsking} onOpenChange={setAsking} {...{ series, kind, id, name }} />
    </>
  );
}
