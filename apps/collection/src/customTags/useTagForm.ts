import type { Tag } from '@hondana/shared/api/types';
import { isApiError } from '@hondana/shared/http/ApiError';
import { type FormEvent, useState } from 'react';
import { changedTag, newTag, type TagDraft } from './tagText.ts';
import type { useTagWrites } from './useTagWrites.ts';

export type TagForm = ReturnType<typeof useTagForm>;

interface TagFormOptions {
  readonly seriesId: number;
  readonly writes: Pick<ReturnType<typeof useTagWrites>, 'create' | 'edit'>;
  readonly onDone: (tag: Tag, notAdded?: Error) => void;
}

const textOf = (tag: Tag | undefined): TagDraft => ({
  name: tag?.Name ?? '',
  description: tag?.Description ?? '',
});

export function useTagForm({ seriesId, writes: { create, edit }, onDone }: TagFormOptions) {
  const [tag, setTag] = useState<Tag>();
  const [draft, setDraft] = useState<TagDraft>(textOf(undefined));
  const text = tag ? changedTag(draft, textOf(tag)) : newTag(draft);
  const { error, isPending } = tag ? edit : create;
  const nameError = isApiError(error) ? error.fieldErrors.Name?.join(' ') : undefined;
  return {
    draft,
    isNew: tag === undefined,
    canSave: text !== undefined,
    isSaving: isPending,
    nameError,
    problem: nameError === undefined ? error?.message : undefined,
    change: (part: Partial<TagDraft>) => setDraft((before) => ({ ...before, ...part })),
    /** @param begun the tag to edit; undefined for a new one */
    begin: (begun: Tag | undefined) => {
      create.reset();
      edit.reset();
      setTag(begun);
      setDraft(textOf(begun));
    },
    save: (event: FormEvent) => {
      event.preventDefault();
      if (!text || isPending) return;
      const saving = tag
        ? edit.mutateAsync({ tagId: tag.ID, ...text }).then((changed) => onDone(changed))
        : create.mutateAsync({ seriesId, ...text }).then(({ tag: made, notAdded }) => onDone(made, notAdded));
      // The form shows the error.
      saving.catch(() => {});
    },
  };
}
