import { currentUserQuery } from '@hondana/shared/resources/users';
import { noteAdministrator } from '@hondana/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps with the session whether it is an administrator's, for the next time that the page is opened. */
export function useNoteAdministrator(): void {
  const isAdministrator = useQuery(currentUserQuery()).data?.IsAdmin;
  useEffect(() => {
    if (isAdministrator !== undefined) noteAdministrator(isAdministrator);
  }, [isAdministrator]);
}
