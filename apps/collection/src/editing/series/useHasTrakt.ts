import { useMay } from '@hondana/shared/api/useMay';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether the server is linked to an account at Trakt; it refuses all that needs one otherwise. Only administrators may
 * read that, so that others go by whether their own states are kept in step with Trakt.
 */
export function useHasTrakt(): boolean {
  const mayRead = useMay(serverSettingsQuery);
  const isLinked = useQuery({
    ...serverSettingsQuery(),
    enabled: mayRead,
    select: ({ TraktTv }) => Boolean(TraktTv.TokenExpirationDate),
  });
  const isUser = useQuery({
    ...currentUserQuery(),
    select: ({ CommunitySites }) => CommunitySites.includes('Trakt'),
  });
  return (mayRead ? isLinked.data : isUser.data) ?? false;
}
