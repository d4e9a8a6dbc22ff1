import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { useMay } from '@hondana/shared/resources/useMay';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { useQuery } from '@tanstack/react-query';

/**
 * The server refuses Trakt calls without a linked account. Only administrators may read that; for others, whether
 * their own watched states sync with Trakt decides.
 */
export function useHasTrakt(): boolean {
  const mayRead = useMay(serverSettingsQuery);
  const isLinked = useQuery({
    ...serverSettingsQuery(),
    enabled: mayRead,
    select: (settings) => 'TraktTv' in settings && Boolean(settings.TraktTv.TokenExpirationDate),
  });
  const isUser = useQuery({
    ...currentUserQuery(),
    select: ({ CommunitySites }) => CommunitySites.includes('Trakt'),
  });
  return (mayRead ? isLinked.data : isUser.data) ?? false;
}
