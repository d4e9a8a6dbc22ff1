import type { User } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { composed } from '@hondana/shared/api/write';
import { isApiError } from '@hondana/shared/http/ApiError';
import { userKeys } from '@hondana/shared/queryKeys';
import { createUser, saveUser, usersQuery } from '@hondana/shared/resources/users';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useRetainedState } from '../shared/draft/useRetainedState.ts';
import { bodyOf, contestedParts, draftOf, emptyUser, isSameUser, type UserDraft } from './userDraft.ts';

const fields = ['Username', 'Password', 'IsAdmin', 'Avatar', 'RestrictedTags'] as const;

export function useUserForm(user: User | undefined) {
  const client = useQueryClient();
  const saved = user ? draftOf(user) : emptyUser;
  const [changes, setChanges] = useRetainedState<Partial<UserDraft>>('user', {});
  /** The server's values when editing began. */
  const [base, setBase] = useRetainedState<UserDraft | undefined>('user-base', undefined);
  const [password, setPassword] = useState('');
  const [created, setCreated] = useState<User>();
  const draft: UserDraft = { ...saved, ...changes };
  const isDirty = created === undefined && (!isSameUser(draft, saved) || password !== '');

  /** A save sends the whole user, so refetch first to keep or report others' changes. */
  const saveAfterRefetch = async ({ ID }: User): Promise<User> => {
    const users = await client.fetchQuery({ ...usersQuery(), staleTime: 0 });
    const found = users.find((one) => one.ID === ID);
    const latest = found ? draftOf(found) : saved;
    const contested = contestedParts(base ?? saved, latest, changes);
    setBase(latest);
    if (contested.length > 0) {
      const list = joinList(contested);
      throw new Error(
        t`Someone else changed this: ${list}. Save again to keep your values, or Cancel to see theirs.`,
      );
    }
    return saveUser.send({ userId: ID, body: bodyOf({ ...latest, ...changes }) });
  };
  const saveForm = composed({
    of: [saveUser, createUser],
    send: (_: object) =>
      user ? saveAfterRefetch(user) : createUser.send({ body: { ...bodyOf(draft), Password: password } }),
    stale: () => [userKeys.all],
  });
  const save = useWrite(saveForm, {
    done: ({ Username }) => ({ title: user ? t`User saved!` : t`User created!`, text: Username }),
    onDone: (result) => {
      if (!user) setCreated(result);
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
    created,
    password,
    setPassword,
    isDirty,
    canSave,
    isSaving: save.isPending,
    errors,
    problem: isAtField ? undefined : save.error?.message,
    set: (part: Partial<UserDraft>) => {
      setBase((now) => now ?? saved);
      setChanges((now) => ({ ...now, ...part }));
    },
    cancel: () => {
      setChanges({});
      setBase(undefined);
      setPassword('');
      save.reset();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!canSave) return;
      const saving = save.mutateAsync().then(() => {
        setChanges({});
        setBase(undefined);
      });
      saving.catch(() => {});
    },
  };
}
