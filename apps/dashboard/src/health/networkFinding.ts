import type { NetworkAvailability } from '@hondana/shared/api/types';
import { t } from '@lingui/core/macro';
import type { Finding } from './finding.ts';

/** Facts 5.15. */
export function networkFinding(availability: NetworkAvailability): Finding {
  switch (availability) {
    case 'Internet':
      return { verdict: 'well', text: t`Connected to the internet.` };
    case 'PartialInternet':
      return {
        verdict: 'notice',
        text: t`Only part of the internet is reachable.`,
        advice: t`Some sites may be unreachable. If AniDB or TMDB is affected, check the server’s DNS and firewall.`,
      };
    case 'LocalOnly':
      return {
        verdict: 'trouble',
        text: t`Local network only.`,
        advice: t`AniDB and TMDB are unavailable until this is fixed. Check the router and the server’s DNS.`,
      };
    default:
      return {
        verdict: 'trouble',
        text: t`No network.`,
        advice: t`Check its network interface or the network settings of its container.`,
      };
  }
}
