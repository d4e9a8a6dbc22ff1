import { plural, t } from '@lingui/core/macro';
import type { Finding } from './finding.ts';

export function unrecognizedFinding(count: number): Finding {
  if (count === 0) return { verdict: 'well', text: t`All files are recognized.` };
  return {
    verdict: 'notice',
    text: t`${plural(count, { one: '# file is', other: '# files are' })} not recognized.`,
    advice: t`Rescan new files once AniDB has them, link the rest manually, or ignore anything that isn’t anime.`,
  };
}
