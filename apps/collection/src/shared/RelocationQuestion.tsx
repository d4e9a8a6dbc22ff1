import type { Series } from '@hondana/shared/api/types';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { plural } from '@hondana/shared/ui/format';
import { useQuery } from '@tanstack/react-query';
import { fileCount } from './fileCount.ts';
import { relocationText, relocationTitle } from './relocationText.ts';

interface RelocationQuestionProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly series: readonly Series[];
  readonly onConfirm: () => void;
}

export function RelocationQuestion({ open, onOpenChange, series, onConfirm }: RelocationQuestionProps) {
  const renamer = useQuery({
    ...serverSettingsQuery(),
    select: ({ Plugins: { Renamer } }) => 'DefaultRenamer' in Renamer && Renamer.DefaultRenamer,
  }).data;
  const files = series.reduce((sum, { Sizes }) => sum + fileCount(Sizes), 0);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={relocationTitle(series.length)}
      confirmLabel="Rename/Move Files"
      onConfirm={onConfirm}
    >
      {renamer ? (
        <>
          {plural(files, 'file', 'files')} will be queued and renamed or moved using the renamer “
          <bdi>{renamer}</bdi>”.
        </>
      ) : (
        relocationText(files)
      )}
    </ConfirmDialog>
  );
}
