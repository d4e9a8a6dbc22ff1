import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { addSeriesUserTags } from '@hondana/shared/resources/tags';
import { useMay } from '@hondana/shared/resources/useMay';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { editIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

const CustomTagsDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "editors" */ './CustomTagsDialog.tsx')).CustomTagsDialog,
);

export function CustomTagsButton({ seriesId }: { readonly seriesId: number }) {
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMay(addSeriesUserTags);
  if (!mayEdit) return null;
  return (
    <>
      <IconButton icon={editIcon} label={t`Edit custom tags`} size="small" onClick={() => setOpen(true)} />
      {isOpen && <CustomTagsDialog seriesId={seriesId} onClosed={() => setOpen(false)} />}
    </>
  );
}
