import { judgeServer } from '@hondana/shared/api/serverVersion';
import type { VersionSet } from '@hondana/shared/api/types';
import { formatList } from '@hondana/shared/ui/format';
import type { Finding } from './finding.ts';

/** Whether the server and its parts belong together, and to this interface. */
export function versionFinding(versions: VersionSet): Finding {
  const title = 'Versions';
  const version = versions.Server.Version ?? '';
  const judgement = judgeServer(versions);
  if (judgement.verdict === 'too old') {
    return {
      title,
      verdict: 'trouble',
      text: `The server is version ${version}; this interface needs ${judgement.minimum}.`,
      advice: 'Update the server. Until then, parts of the interface do not work.',
    };
  }
  if (judgement.verdict === 'another API') {
    return {
      title,
      verdict: 'trouble',
      text: `The server is version ${version}, whose API this interface does not support.`,
      advice: 'Use an interface made for it.',
    };
  }
  const others = (['Commons', 'Models'] as const).filter((part) => {
    const other = versions[part]?.Version;
    return Boolean(other) && other !== version;
  });
  if (others.length > 0) {
    const parts = formatList(others.map((part) => `${part} ${versions[part]?.Version}`));
    return {
      title,
      verdict: 'notice',
      text: `The server is version ${version}, but has ${parts}.`,
      advice: 'An update may have been interrupted. Reinstall the server.',
    };
  }
  return { title, verdict: 'well', text: `The server is version ${version}, including all its parts.` };
}
