import { filterKeys } from '@hondana/shared/api/filters';
import { groupKeys } from '@hondana/shared/api/groups';
import { seriesKeys, unlinkFromTmdb } from '@hondana/shared/api/series';
import type { TmdbKind } from '@hondana/shared/api/tmdb';
import type { Series } from '@hondana/shared/api/types';
import { markStale } from '@hondana/shared/live';
import { useLocation, useNavigate } from '@hondana/shared/navigation';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { unlinkIcon } from '@hondana/shared/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { focusTitle } from './focusTitle.ts';

interface RemoveLinkProps {
  readonly series: Series;
  readonly kind: TmdbKind;
  readonly id: number;
  readonly name: string;
}

/** Takes a whole show or movie off a series, after a question that names what goes with it. */
export function RemoveLink({ series, kind, id, name }: RemoveLinkProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const seriesId = series.IDs.ID;
  const noun = kind === 'Show' ? 'show' : 'movie';

  const remove = async () => {
    await unlinkFromTmdb(seriesId, kind, id);
    notify({ kind: 'success', title: `The link to “${name}” was removed.` });
    await markStale(client, [seriesKeys.one(seriesId), filterKeys.previews, groupKeys.all]);
    await navigate(pathname, { replace: true });
    focusTitle();
  };
  return (
    <>
      <Button size="small" variant="quiet" icon={unlinkIcon} onClick={() => setAsking(true)}>
        Remove link
      </Button>
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
        {`“${series.Name}” loses the description and the pictures of this ${noun}, and all links of its episodes with it. The server will not look for a match by itself any more.`}
      </ConfirmDialog>
    </>
  );
}
