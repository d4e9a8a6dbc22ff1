import { judgeServer } from '@hondana/shared/api/serverVersion';
import type { VersionSet } from '@hondana/shared/api/types';
import { formatList } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import type { Finding } from './finding.ts';

/** `5.3.3` for `5.3.3.0`: the fourth number is a prerelease's; 0 says nothing. */
function shortVersion(version: string | null | undefined): string {
  return (version ?? '').replace(/^(\d+\.\d+\.\d+)\.0$/, '$1');
}

/** Whether the server's parts belong together, and to this interface. */
export function versionFinding(versions: VersionSet): Finding {
  const version = shortVersion(versions.Server.Version);
  const judgement = judgeServer(versions);
  if (judgement.verdict === 'too old') {
    const { minimum } = judgement;
    return {
      verdict: 'trouble',
      text: t`Server ${version} is too old: this interface needs ${minimum} or later.`,
      advice: t`Update the server. Until then, parts of the interface do not work.`,
    };
  }
  if (judgement.verdict === 'newer') {
    return {
      verdict: 'notice',
      text: t`This interface hasn’t been tested with server ${version} yet.`,
      advice: t`Most things should work. If something doesn’t, check for an update of Hondana.`,
    };
  }
  // Since version 6 the server is one component.
  if (!('Commons' in versions)) return { verdict: 'well', text: t`Server ${version} is supported.` };
  const { Commons, Models } = versions;
  const others = Object.entries({ Commons, Models }).filter(
    ([, part]) => part?.Version && part.Version !== versions.Server.Version,
  );
  if (others.length > 0) {
    const parts = formatList(others.map(([name, part]) => `${name} ${shortVersion(part?.Version)}`));
    return {
      verdict: 'notice',
      text: t`Server ${version} doesn’t match its components: ${parts}.`,
      advice: t`An update may have been interrupted. Reinstall the server.`,
    };
  }
  return { verdict: 'well', text: t`Server ${version}; all components match.` };
}
