import { useWrite } from '@hondana/shared/api/useWrite';
import { isApiError } from '@hondana/shared/http/ApiError';
import type { ComboboxOption } from '@hondana/shared/overlays/combobox';
import { createUserTag, userTagsQuery } from '@hondana/shared/resources/tags';
import { useMay } from '@hondana/shared/resources/useMay';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findTagByName } from '../../shared/tagNames.ts';

type TagOption = ComboboxOption<number>;

/** The option that creates the typed tag. Server IDs start at 1; tags not yet created have negative values. */
const creating = 0;

/**
 * With permission, a name without a tag creates one. It is chosen at once, and stays chosen for a retry if the server
 * refuses it.
 */
export function useTagChoice(mayCreate: boolean) {
  const tags = useQuery(userTagsQuery({ excludeDescriptions: true }));
  const create = useWrite(createUserTag);
  const may = useMay(createUserTag) && mayCreate;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly TagOption[]>([]);
  const [refused, setRefused] = useState<string>();

  const name = text.trim();
  const list = tags.data?.List ?? [];
  const isTaken = findTagByName(list, name) || chosen.some(({ label }) => isSame(label, name));
  const matching = list
    .filter(({ Name }) => Name.toLowerCase().includes(name.toLowerCase()))
    .map(({ ID, Name }) => ({ value: ID, label: Name }));
  const isNew = may && tags.data && name !== '' && !isTaken;

  /** Replaces the option by the created tag; undefined on failure, which is shown at the field. */
  const createTag = async (option: TagOption): Promise<number | undefined> => {
    setRefused(undefined);
    try {
      const { ID, Name } = await create.mutateAsync({ name: option.label, description: null });
      setChosen((before) =>
        before.map((one) => (one.value === option.value ? { value: ID, label: Name } : one)),
      );
      return ID;
    } catch (error) {
      const { label } = option;
      const reason = reasonOf(error);
      setRefused(t`The tag “${label}” could not be created. ${reason}`);
      return undefined;
    }
  };
  const change = (next: readonly TagOption[]): void => {
    // Base UI empties the field when an option is chosen.
    if (next.length > chosen.length) setText('');
    setRefused(undefined);
    const made = { value: Math.min(0, ...chosen.map(({ value }) => value)) - 1, label: name };
    setChosen(next.map((one) => (one.value === creating ? made : one)));
    if (next.some(({ value }) => value === creating)) void createTag(made);
  };
  return {
    options: isNew ? [...matching, { value: creating, label: t`Create “${name}”` }] : matching,
    chosen,
    change,
    setText,
    isPending: tags.isPending,
    isCreating: create.isPending,
    problem: refused ?? tags.error?.message,
    /** Retries the refused ones; undefined if that fails again. */
    chosenIds: async (): Promise<number[] | undefined> => {
      const ids: number[] = [];
      for (const option of chosen) {
        const id = option.value > 0 ? option.value : await createTag(option);
        if (id === undefined) return undefined;
        ids.push(id);
      }
      return ids;
    },
  };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function reasonOf(error: unknown): string {
  const named = isApiError(error) ? error.fieldErrors.Name?.join(' ') : undefined;
  return named ?? (error instanceof Error ? error.message : '');
}
