import { addFileToMyList, deleteFile, rescanFile, setFileVariation } from '@hondana/shared/api/files';
import { episodeKeys } from '@hondana/shared/api/queryKeys';
import type { File } from '@hondana/shared/api/types';
import { useMayCall } from '@hondana/shared/api/users';
import { markStale } from '@hondana/shared/live';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
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
import styles from './FileActions.module.css';
import { fileName } from './mediaFacts.ts';
import { markEpisodesStale, patchEpisode } from './useEpisodeChanges.ts';

interface FileActionsProps {
  readonly file: File;
  readonly seriesId: number;
  readonly episodeId: number;
}

/** What can be done with one file of an episode (facts 5.10). */
export function FileActions({ file, seriesId, episodeId }: FileActionsProps) {
  const client = useQueryClient();
  const refreshFiles = () => markStale(client, [episodeKeys.one(episodeId)]);
  const rescan = useFileCall(
    () => rescanFile(file.ID),
    'Rescanning file!',
    'Failed to rescan file!',
    refreshFiles,
  );
  const addToMyList = useFileCall(
    () => addFileToMyList(file.ID),
    'Added file to MyList!',
    'Failed to add file to MyList!',
  );
  const { IsVariation } = file;
  const vary = useFileCall(
    () => setFileVariation(file.ID, !IsVariation),
    `${IsVariation ? 'Unmarked' : 'Marked'} file as variation!`,
    `Failed to ${IsVariation ? 'unmark' : 'mark'} file as variation!`,
    refreshFiles,
  );
  const release = file.AniDB;
  return (
    <div className={styles.actions}>
      <Button size="small" icon={refreshIcon} busy={rescan.isPending} onClick={() => rescan.mutate()}>
        Force Update Info
      </Button>
      <Button size="small" icon={plusIcon} busy={addToMyList.isPending} onClick={() => addToMyList.mutate()}>
        Add to MyList
      </Button>
      <Button size="small" icon={linkIcon} busy={vary.isPending} onClick={() => vary.mutate()}>
        {IsVariation ? 'Unmark as Variation' : 'Mark as Variation'}
      </Button>
      <Button size="small" icon={copyIcon} onClick={() => void copyId(file.ID)}>
        Copy File ID
      </Button>
      {release && (
        <LinkButton
          size="small"
          icon={externalLinkIcon}
          href={`https://anidb.net/file/${release.ID}`}
          target="_blank"
          rel="noreferrer"
        >
          AniDB File
        </LinkButton>
      )}
      {release?.ReleaseGroup.Source === 'AniDB' && release.ReleaseGroup.ID > 0 && (
        <LinkButton
          size="small"
          icon={externalLinkIcon}
          href={`https://anidb.net/group/${release.ReleaseGroup.ID}`}
          target="_blank"
          rel="noreferrer"
        >
          AniDB Group
        </LinkButton>
      )}
      <DeleteFile file={file} seriesId={seriesId} episodeId={episodeId} />
    </div>
  );
}

function useFileCall(
  call: () => Promise<void>,
  success: string,
  failure: string,
  onSuccess?: () => Promise<void>,
) {
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      notify({ kind: 'success', title: success });
      await onSuccess?.();
    },
    onError: ({ message }) => notify({ kind: 'error', title: failure, text: message }),
  });
}

async function copyId(id: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(String(id));
    notify({ kind: 'success', title: 'Copied file ID!', text: String(id) });
  } catch {
    // Browsers allow it only on safe origins: the number itself is what helps then.
    notify({ kind: 'error', title: 'The browser does not allow copying', text: `The file ID is ${id}.` });
  }
}

function DeleteFile({ file, seriesId, episodeId }: FileActionsProps) {
  const client = useQueryClient();
  const mayDelete = useMayCall('DELETE', '/api/v3/File/{fileID}');
  const [open, setOpen] = useState(false);
  if (!mayDelete) return null;
  const size = formatBytes(file.Size);
  const remove = async () => {
    await deleteFile(file.ID, { removeFolder: true });
    notify({ kind: 'success', title: 'Deleted file!', text: fileName(file) });
    patchEpisode(client, seriesId, episodeId, (episode) => ({
      ...episode,
      Size: Math.max(0, episode.Size - 1),
    }));
    // The dialog need not wait for what is fetched again.
    void markStale(client, [episodeKeys.one(episodeId)]);
    void markEpisodesStale(client, seriesId);
  };
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
        onConfirm={remove}
        failure={(error) => `Failed to delete file! ${error instanceof Error ? error.message : ''}`}
      >
        <p className={styles.name}>{fileName(file)}</p>
        <p>It is deleted from the disk, with its folder when nothing else is in it. This cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
}
