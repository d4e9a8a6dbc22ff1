import { releaseOf } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { type Offer, useContributions } from '@hondana/shared/remote/slots';
import { useRunOnTarget } from '@hondana/shared/remote/useRunOnTarget';
import { addFileToMyList, deleteFile, rescanFile, setFileVariation } from '@hondana/shared/resources/files';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { formatBytes } from '@hondana/shared/ui/format';
import {
  copyIcon,
  externalLinkIcon,
  linkIcon,
  plusIcon,
  refreshIcon,
  trashIcon,
} from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { copyOrShow } from './copyOrShow.ts';
import styles from './FileActions.module.css';
import { fileName } from './mediaFacts.ts';
import { PlayActions } from './PlayActions.tsx';
import { markEpisodesStale, patchEpisode } from './useEpisodeChanges.ts';

interface FileActionsProps {
  readonly file: File;
  readonly seriesId: number;
  readonly episodeId: number;
}

/** See facts 5.10. */
export function FileActions({ file, seriesId, episodeId }: FileActionsProps) {
  const { ID: fileId, IsVariation } = file;
  const rescan = useWrite(rescanFile, { done: 'Rescanning file!', failed: 'Failed to rescan file!' });
  const addToMyList = useWrite(addFileToMyList, {
    done: 'Added file to MyList!',
    failed: 'Failed to add file to MyList!',
  });
  const vary = useWrite(setFileVariation, {
    done: IsVariation ? 'Unmarked file as variation!' : 'Marked file as variation!',
    failed: IsVariation ? 'Failed to unmark file as variation!' : 'Failed to mark file as variation!',
  });
  const offers = useContributions('action', { target: 'file' });
  const release = releaseOf(file);
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        icon={refreshIcon}
        busy={rescan.isPending}
        onClick={() => rescan.mutate({ fileId })}
      >
        Force Update Info
      </Button>
      <Button
        size="small"
        icon={plusIcon}
        busy={addToMyList.isPending}
        onClick={() => addToMyList.mutate({ fileId })}
      >
        Add to MyList
      </Button>
      <Button
        size="small"
        icon={linkIcon}
        busy={vary.isPending}
        onClick={() => vary.mutate({ fileId, value: !IsVariation })}
      >
        {IsVariation ? 'Unmark as Variation' : 'Mark as Variation'}
      </Button>
      {file.Locations.length > 0 && <PlayActions file={file} />}
      <Button
        size="small"
        icon={copyIcon}
        onClick={() =>
          void copyOrShow(
            String(fileId),
            { title: 'Copied file ID!', text: String(fileId) },
            `The file ID is ${fileId}.`,
          )
        }
      >
        Copy File ID
      </Button>
      {release?.anidbFileId && (
        <LinkButton
          size="small"
          icon={externalLinkIcon}
          href={`https://anidb.net/file/${release.anidbFileId}`}
        >
          AniDB File
        </LinkButton>
      )}
      {release?.anidbGroupId && (
        <LinkButton
          size="small"
          icon={externalLinkIcon}
          href={`https://anidb.net/group/${release.anidbGroupId}`}
        >
          AniDB Group
        </LinkButton>
      )}
      {offers.map((offer) => (
        <OfferedAction key={offer.key} offer={offer} fileId={fileId} />
      ))}
      <DeleteFile file={file} seriesId={seriesId} episodeId={episodeId} />
    </div>
  );
}

/** Contributed by another remote: AVDump. */
function OfferedAction({ offer, fileId }: { readonly offer: Offer; readonly fileId: number }) {
  const runOnTarget = useRunOnTarget();
  const action = useMutation({ mutationFn: () => runOnTarget(offer, { fileIds: [fileId] }) });
  return (
    <Button size="small" busy={action.isPending} onClick={() => action.mutate()}>
      {offer.title}
    </Button>
  );
}

function DeleteFile({ file, seriesId, episodeId }: FileActionsProps) {
  const client = useQueryClient();
  const mayDelete = useMay(deleteFile);
  const [open, setOpen] = useState(false);
  const remove = useWrite(deleteFile, {
    done: { title: 'Deleted file!', text: fileName(file) },
    onDone: () => {
      patchEpisode(client, seriesId, episodeId, (episode) => ({
        ...episode,
        Size: Math.max(0, episode.Size - 1),
      }));
      // Not awaited: the dialog need not wait for the refetch.
      void markEpisodesStale(client, seriesId);
    },
  });
  if (!mayDelete) return null;
  const size = formatBytes(file.Size);
  return (
    <>
      <Button size="small" variant="danger" icon={trashIcon} onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete this file, ${size}?`}
        confirmLabel={`Delete file, ${size}`}
        danger
        onConfirm={() => remove.mutateAsync({ fileId: file.ID, removeFolder: true })}
        failure={(error) => `Failed to delete file! ${errorText(error) ?? ''}`}
      >
        <p className={styles.name}>{fileName(file)}</p>
        <p>
          The file is deleted from disk, along with its folder if that is then empty. This cannot be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
