import type { NetworkAvailability } from '@hondana/shared/api/types';
import type { Finding } from './finding.ts';

/** Whether the server reaches the internet (facts 5.15). */
export function networkFinding(availability: NetworkAvailability): Finding {
  const title = 'Internet';
  switch (availability) {
    case 'Internet':
      return { title, verdict: 'well', text: 'The server reaches the internet.' };
    case 'PartialInternet':
      return {
        title,
        verdict: 'notice',
        text: 'The server reaches only a part of the internet.',
        advice:
          'Some sites may not answer it. If AniDB or TMDB are among them, look at its name server and firewall.',
      };
    case 'LocalOnly':
      return {
        title,
        verdict: 'trouble',
        text: 'The server reaches its own network and nothing beyond.',
        advice:
          'Nothing can be asked of AniDB and TMDB until it does. Look at the router and the server’s name server.',
      };
    default:
      return {
        title,
        verdict: 'trouble',
        text: 'The server has no network.',
        advice: 'Look at its network interface, or at the network settings of its container.',
      };
  }
}
