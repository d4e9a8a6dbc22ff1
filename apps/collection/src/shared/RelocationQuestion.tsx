import type { Series } from '@hondana/shared/api/types';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
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
      confirmLabel={t`Rename/Move Files`}
      onConfirm={onConfirm}
    >
      {renamer ? (
        <Trans>
          <Plural value={files} one="# file" other="# files" /> will be queued and renamed or moved using the
          renamer “<bdi>{renamer}</bdi>”.
        </Trans>
      ) : (
        relocationText(files)
      )}
    </ConfirmDialog>
  );
}
