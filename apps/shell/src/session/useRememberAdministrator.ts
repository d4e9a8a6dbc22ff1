import { currentUserQuery } from '@hondana/shared/resources/users';
import { setSessionAdministrator } from '@hondana/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Stores with the session whether the user is an administrator, for the next page load. */
export function useRememberAdministrator(): void {
  const isAdministrator = useQuery(currentUserQuery()).data?.IsAdmin;
  useEffect(() => {
    if (isAdministrator !== undefined) setSessionAdministrator(isAdministrator);
  }, [isAdministrator]);
}
