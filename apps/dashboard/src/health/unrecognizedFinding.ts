import { plural } from '@hondana/shared/ui/format';
import type { Finding } from './finding.ts';

export function unrecognizedFinding(count: number): Finding {
  if (count === 0) return { verdict: 'well', text: 'All files are recognized.' };
  return {
    verdict: 'notice',
    text: `${plural(count, 'file is', 'files are')} not recognized.`,
    advice:
      'Rescan new files once AniDB has them, link the rest manually, or ignore anything that isn’t anime.',
  };
}
