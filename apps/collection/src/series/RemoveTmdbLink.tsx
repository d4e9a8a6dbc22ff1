import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { Series } from '@hondana/shared/api/types';
import type { TmdbKind } from '@hondana/shared/resources/tmdbLinks';
import { unlinkSeriesFromTmdb } from '@hondana/shared/resources/tmdbLinks';
import { useMay } from '@hondana/shared/resources/useMay';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { unlinkIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

const RemoveTmdbLinkDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "seriesParts" */ '@hondana/shared/tmdb/RemoveTmdbLinkDialog'))
      .RemoveTmdbLinkDialog,
);

interface RemoveTmdbLinkProps {
  readonly series: Series;
  readonly kind: TmdbKind;
  readonly id: number;
  readonly name: string;
}

export function RemoveTmdbLink({ series, kind, id, name }: RemoveTmdbLinkProps) {
  const [isAsking, setAsking] = useState<boolean>();
  const mayRemove = useMay(unlinkSeriesFromTmdb[kind]);
  if (!mayRemove) return null;
  return (
    <>
      <IconButton icon={unlinkIcon} label={t`Remove link to ${name}`} onClick={() => setAsking(true)} />
      {isAsking !== undefined && (
        <RemoveTmdbLinkDialog
          open={isAsking}
          onOpenChange={setAsking}
          onClose={() => setAsking(undefined)}
          {...{ series, kind, id, name }}
        />
      )}
    </>
  );
}
