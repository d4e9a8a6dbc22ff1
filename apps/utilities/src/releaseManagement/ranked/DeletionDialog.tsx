import type { SeriesReleases } from '@hondana/shared/api/types';
import { errorText } from '@hondana/shared/http/ApiError';
import { t } from '@lingui/core/macro';
import { ReleaseConfirmDialog } from '../ReleaseConfirmDialog.tsx';
import { releaseKinds } from '../releaseKinds.ts';
import { placePath } from './placePath.ts';
import type { DeletionPreview, RankedOptions } from './rankedReleases.ts';
import type { ReleaseChoice } from './releaseSelection.ts';
import { samePreview } from './samePreview.ts';
import { fetchPreview } from './usePreview.ts';

interface DeletionDialogProps {
  readonly releases: SeriesReleases;
  readonly choice: ReleaseChoice;
  readonly options: RankedOptions;
  readonly seen: DeletionPreview;
  readonly onSeen: (preview: DeletionPreview | undefined) => void;
  readonly onClose: () => void;
  readonly onConfirm: (preview: DeletionPreview) => void;
}

class OtherPreview extends Error {}

/** Asks once more what would go: files that were not shown are not deleted. */
export function DeletionDialog({
  releases,
  choice,
  options,
  seen,
  onSeen,
  onClose,
  onConfirm,
}: DeletionDialogProps) {
  const [kind] = releaseKinds;
  const deleted = seen.Files.map((file) => ({
    key: String(file.PlaceID),
    name: placePath(file),
    directory: '',
    size: file.FileSize,
  }));
  const going = new Set(seen.Files.map(({ PlaceID }) => PlaceID));
  const shown = new Set(releases.Overrides.flatMap(({ Files }) => Files.map(({ PlaceID }) => PlaceID)));
  const confirm = async (): Promise<void> => {
    const now = await fetchPreview(releases, choice, options);
    if (!samePreview(now, seen)) {
      onSeen(now);
      throw new OtherPreview();
    }
    onConfirm(seen);
  };
  return (
    kind && (
      <ReleaseConfirmDialog
        kind={kind}
        plan={{
          deleted,
          changes: deleted.map(() => ({ choice: 'delete' })),
          freed: seen.TotalSizeToDelete,
          keptCount: [...shown].filter((id) => !going.has(id)).length,
          goneFiles: new Set(),
        }}
        emptied={[]}
        onClose={onClose}
        onConfirm={confirm}
        failure={(error) =>
          error instanceof OtherPreview
            ? t`The files have changed since the preview. The list shows what would be deleted now.`
            : (errorText(error) ?? t`The preview could not be loaded`)
        }
      />
    )
  );
}
