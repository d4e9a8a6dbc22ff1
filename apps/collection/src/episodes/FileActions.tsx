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
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const rescan = useWrite(rescanFile, { done: t`Rescanning file!`, failed: t`Failed to rescan file!` });
  const addToMyList = useWrite(addFileToMyList, {
    done: t`Added file to MyList!`,
    failed: t`Failed to add file to MyList!`,
  });
  const vary = useWrite(setFileVariation, {
    done: IsVariation ? t`Unmarked file as variation!` : t`Marked file as variation!`,
    failed: IsVariation ? t`Failed to unmark file as variation!` : t`Failed to mark file as variation!`,
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
        <Trans>Force Update Info</Trans>
      </Button>
      <Button
        size="small"
        icon={plusIcon}
        busy={addToMyList.isPending}
        onClick={() => addToMyList.mutate({ fileId })}
      >
        <Trans>Add to MyList</Trans>
      </Button>
      <Button
        size="small"
        icon={linkIcon}
        busy={vary.isPending}
        onClick={() => vary.mutate({ fileId, value: !IsVariation })}
      >
        {IsVariation ? t`Unmark as Variation` : t`Mark as Variation`}
      </Button>
      {file.Locations.length > 0 && <PlayActions file={file} />}
      <Button
        size="small"
        icon={copyIcon}
        onClick={() =>
          void copyOrShow(
            String(fileId),
            { title: t`Copied file ID!`, text: String(fileId) },
            t`The file ID is ${fileId}.`,
          )
        }
      >
        <Trans>Copy File ID</Trans>
      </Button>
      {release?.anidbFileId && (
        <LinkButton
          size="small"
          icon={externalLinkIcon}
          href={`https://anidb.net/file/${release.anidbFileId}`}
        >
          <Trans>AniDB File</Trans>
        </LinkButton>
      )}
      {release?.anidbGroupId && (
        <LinkButton
          size="small"
          icon={externalLinkIcon}
          href={`https://anidb.net/group/${release.anidbGroupId}`}
        >
          <Trans>AniDB Group</Trans>
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
    done: { title: t`Deleted file!`, text: fileName(file) },
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
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t`Delete this file, ${size}?`}
        confirmLabel={t`Delete file, ${size}`}
        danger
        onConfirm={() => remove.mutateAsync({ fileId: file.ID, removeFolder: true })}
        failure={(error) => {
          const reason = errorText(error);
          return reason ? t`Failed to delete file! ${reason}` : t`Failed to delete file!`;
        }}
      >
        <p className={styles.name}>{fileName(file)}</p>
        <p>
          <Trans>
            The file is deleted from disk, along with its folder if that is then empty. This cannot be undone.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
