import { filterKeys } from '@hondana/shared/api/filters';
import { groupKeys } from '@hondana/shared/api/groups';
import { seriesKeys, unlinkFromTmdb } from '@hondana/shared/api/series';
import type { Series } from '@hondana/shared/api/types';
import { useMayCall } from '@hondana/shared/api/users';
import { markStale } from '@hondana/shared/live';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { unlinkIcon } from '@hondana/shared/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface RemoveTmdbLinkProps {
  readonly series: Series;
  readonly kind: 'Show' | 'Movie';
  readonly id: number;
  readonly name: string;
}

/** Takes a link to TMDB away, after a question that names what goes with it (S1-058). */
export function RemoveTmdbLink({ series, kind, id, name }: RemoveTmdbLinkProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const mayRemove = useMayCall('DELETE', `/api/v3/Series/{seriesID}/TMDB/${kind}`);
  if (!mayRemove) return null;

  const seriesId = series.IDs.ID;
  const remove = async () => {
    await unlinkFromTmdb(seriesId, kind, id);
    notify({ kind: 'success', title: `The link to “${name}” was removed.` });
    await markStale(client, [seriesKeys.one(seriesId), filterKeys.previews, groupKeys.all]);
  };
  const noun = kind === 'Show' ? 'show' : 'movie';
  return (
    <>
      <IconButton icon={unlinkIcon} label={`Remove link to ${name}`} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove the link to the TMDB ${noun} “${name}”?`}
        confirmLabel="Remove link"
        danger
        onConfirm={remove}
        failure={(error) =>
          error instanceof Error
            ? `The link could not be removed. ${error.message}`
            : 'The link could not be removed.'
        }
      >
        {`“${series.Name}” loses the description and the pictures of this ${noun}, and its episodes are no longer matched with it. The server will not look for a match by itself any more.`}
      </ConfirmDialog>
    </>
  );
}
