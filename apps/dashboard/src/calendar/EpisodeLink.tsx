import type { DashboardEpisode } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { episodeAddress } from '../shared/episodeAddress.ts';

interface EpisodeLinkProps {
  readonly episode: DashboardEpisode;
  readonly tabIndex?: -1;
  readonly title?: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function EpisodeLink({ episode, children, className, ...rest }: EpisodeLinkProps) {
  const address = episodeAddress(episode);
  if ('to' in address) {
    return (
      <Link to={address.to} {...rest} className={className ?? ''}>
        {children}
      </Link>
    );
  }
  return (
    <a href={address.href} target="_blank" rel="noreferrer" {...rest} className={className}>
      {children}
      <VisuallyHidden>, on AniDB, in a new tab</VisuallyHidden>
    </a>
  );
}
