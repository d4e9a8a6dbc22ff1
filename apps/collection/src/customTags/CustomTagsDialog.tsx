import type { Tag } from '@hondana/shared/api/types';
import { textOf } from '@hondana/shared/language/texts';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { seriesUserTagsQuery, userTagsQuery } from '@hondana/shared/resources/tags';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { plusIcon } from '@hondana/shared/ui/icons';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import styles from './CustomTagsDialog.module.css';
import { DeleteTags } from './DeleteTags.tsx';
import { TagFields } from './TagFields.tsx';
import { TagList } from './TagList.tsx';
import { TickedTagsBar } from './TickedTagsBar.tsx';
import { useTagForm } from './useTagForm.ts';
import { useTagWrites } from './useTagWrites.ts';
import { useTickedTags } from './useTickedTags.ts';

type Mode = 'none' | 'create' | 'edit';

const titles = { none: msg`Add/Remove Tags`, create: msg`Create Tag`, edit: msg`Edit Tags` } as const;

interface CustomTagsDialogProps {
  readonly seriesId: number;
  readonly onClosed: () => void;
}

export function CustomTagsDialog({ seriesId, onClosed }: CustomTagsDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [mode, setMode] = useState<Mode>('none');
  const [selectedId, select] = useState<number>();
  const [deleted, setDeleted] = useState<Tag>();
  const [wasInForm, setWasInForm] = useState(false);
  const formId = useId();
  const [problem, setProblem] = useState<string>();
  const tags = useQuery(userTagsQuery({ includeCount: true }));
  const own = useQuery(seriesUserTagsQuery({ seriesId }));
  const writes = useTagWrites();

  const form = useTagForm({
    seriesId,
    writes,
    onDone: (tag, notAdded) => {
      enter('none');
      select(tag.ID);
      const reason = notAdded?.message ?? '';
      setProblem(notAdded && t`The tag was created, but not added to the series. ${reason}`);
    },
  });

  const ownIds = new Set(own.data?.map(({ ID }) => ID));
  const selected = tags.data?.List.find(({ ID }) => ID === selectedId);
  const ticks = useTickedTags(tags.data?.List ?? [], selected);
  const { selecting, operation } = ticks;
  const isTicking = selecting.isActive || operation.progress || operation.failure;
  const isOwn = selected !== undefined && ownIds.has(selected.ID);
  const assignment = isOwn ? writes.remove : writes.add;

  const enter = (next: Mode) => {
    setProblem(undefined);
    setMode(next);
    if (next === 'none') setWasInForm(true);
    else form.begin(next === 'edit' ? selected : undefined);
  };
  const assign = () => {
    setProblem(undefined);
    if (!selected) return;
    assignment
      .mutateAsync({ seriesId, tagIds: [selected.ID] })
      .catch(({ message }: Error) => setProblem(message));
  };

  const listFooter = (
    <>
      <Button icon={plusIcon} onClick={() => enter('create')}>
        <Trans>Create</Trans>
      </Button>
      <Button onClick={() => setOpen(false)}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        variant="primary"
        disabled={!selected || !own.data}
        busy={writes.add.isPending || writes.remove.isPending}
        onClick={assign}
      >
        {isOwn ? t`Remove` : t`Add`}
      </Button>
    </>
  );
  const tickedFooter = (
    <div className={styles.ticked}>
      <TickedTagsBar tags={tags.data?.List ?? []} ticks={ticks} />
    </div>
  );
  const formFooter = (
    <>
      <Button onClick={() => enter('none')}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" form={formId} variant="primary" disabled={!form.canSave} busy={form.isSaving}>
        {form.isNew ? t`Create` : t`Save`}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        onClosed={onClosed}
        title={t`Custom Tags`}
        description={textOf(titles[mode])}
        keepOnPressOutside={mode !== 'none'}
        footer={mode !== 'none' ? formFooter : isTicking ? tickedFooter : listFooter}
      >
        {problem && <Banner tone="danger">{problem}</Banner>}
        {mode === 'none' ? (
          <TagList
            tags={tags}
            ownIds={ownIds}
            selected={selected}
            ticks={ticks}
            takesFocus={wasInForm}
            onSelect={(tag) => select(tag.ID === selectedId ? undefined : tag.ID)}
            onEdit={() => enter('edit')}
            onDelete={setDeleted}
          />
        ) : (
          <TagFields id={formId} form={form} />
        )}
      </Dialog>
      {deleted && (
        <DeleteTags
          tags={[deleted]}
          onDelete={async () => {
            await writes.destroy.mutateAsync({ tagId: deleted.ID });
            select(undefined);
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}
