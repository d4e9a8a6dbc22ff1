import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Series } from '../api/types.ts';
import { useWrite } from '../api/useWrite.ts';
import type { PreparedWrite } from '../api/write.ts';
import type { TmdbKind } from '../resources/tmdbLinks.ts';
import { unlinkSeriesFromTmdb } from '../resources/tmdbLinks.ts';
import { joinSentences } from '../ui/joinTexts.ts';
import { prepareTmdbLinkRestore } from './prepareTmdbLinkRestore.ts';

export interface RemoveTmdbLinkDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly series: Series;
  readonly kind: TmdbKind;
  /** TMDB ID of the show or movie. */
  readonly id: number;
  readonly name: string;
  readonly onRemoved?: () => Promise<void> | void;
}

/**
 * Asks, then removes a TMDB link, with Undo (spec 1, Overview tab). If the server refuses, stays open with the reason.
 * @example <RemoveTmdbLinkDialog open={isAsking} onOpenChange={setAsking} series={series} kind="Show" id={30991} name={name} />
 */
export function RemoveTmdbLinkDialog({
  open,
  onOpenChange,
  series,
  kind,
  id,
  name,
  onRemoved,
}: RemoveTmdbLinkDialogProps) {
  const seriesId = series.IDs.ID;
  const title = series.Name;
  const client = useQueryClient();
  const restore = useRef<PreparedWrite>(undefined);
  const unlink = useWrite(unlinkSeriesFromTmdb[kind], {
    done: t`The link to “${name}” was removed.`,
    undo: () => restore.current,
  });
  const remove = async () => {
    // If the links cannot be read, they can still be removed, but not restored.
    restore.current = await prepareTmdbLinkRestore(client, kind, { seriesId, tmdbId: id }).catch(
      () => undefined,
    );
    await unlink.mutateAsync({ seriesId, tmdbId: id });
    await onRemoved?.();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        kind === 'Show'
          ? t`Remove the link to the TMDB show “${name}”?`
          : t`Remove the link to the TMDB movie “${name}”?`
      }
      confirmLabel={t`Remove link`}
      danger
      onConfirm={remove}
      failure={(error) =>
        joinSentences([t`The link could not be removed.`, error instanceof Error && error.message])
      }
    >
      {kind === 'Show'
        ? t`“${title}” loses the description and images of this show, and all its episode links. The server will no longer search for a match automatically.`
        : t`“${title}” loses the description and images of this movie, and all its episode links. The server will no longer search for a match automatically.`}
    </ConfirmDialog>
  );
}
