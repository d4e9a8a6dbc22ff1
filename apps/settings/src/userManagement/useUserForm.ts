import { isApiError } from '@hondana/shared/api/ApiError';
import type { User } from '@hondana/shared/api/types';
import { createUser, saveUser, userKeys } from '@hondana/shared/api/users';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { bodyOf, draftOf, emptyUser, isSameUser, type UserDraft } from './userDraft.ts';

const fields = ['Username', 'Password', 'IsAdmin', 'Avatar', 'RestrictedTags'] as const;

/** What is being changed of a user, and its way to the server. What the server refuses stays as it was typed. */
export function useUserForm(user: User | undefined) {
  const client = useQueryClient();
  const saved = user ? draftOf(user) : emptyUser;
  const [changes, setChanges] = useState<Partial<UserDraft>>({});
  const [password, setPassword] = useState('');
  const [created, setCreated] = useState<User>();
  const draft: UserDraft = { ...saved, ...changes };
  const isDirty = created === undefined && (!isSameUser(draft, saved) || password !== '');

  const save = useMutation({
    mutationFn: () =>
      user ? saveUser(user.ID, bodyOf(draft)) : createUser({ ...bodyOf(draft), Password: password }),
    onSuccess: async (result) => {
      notify({ kind: 'success', title: user ? 'User saved!' : 'User created!', text: result.Username });
      if (!user) setCreated(result);
      await markStale(client, [userKeys.all]);
      setChanges({});
    },
  });
  const refused = isApiError(save.error) ? save.error.fieldErrors : {};
  const errors: Partial<Record<(typeof fields)[number], string>> = {};
  for (const field of fields) {
    const text = refused[field]?.join(' ');
    if (text !== undefined) errors[field] = text;
  }
  const isAtField = Object.keys(errors).length > 0;
  const canSave = isDirty && draft.Username.trim() !== '';

  return {
    draft,
    /** The user that has just been made. */
    created,
    password,
    setPassword,
    isDirty,
    canSave,
    isSaving: save.isPending,
    errors,
    problem: isAtField ? undefined : save.error?.message,
    set: (part: Partial<UserDraft>) => setChanges((now) => ({ ...now, ...part })),
    cancel: () => {
      setChanges({});
      setPassword('');
      save.reset();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (canSave && !save.isPending) save.mutate();
    },
  };
}
