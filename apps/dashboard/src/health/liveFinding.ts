import type { HubStatus } from '@hondana/shared/live';
import type { Finding } from './finding.ts';

/** Whether the server reports changes to this page. */
export function liveFinding(status: HubStatus): Finding {
  const title = 'Live updates';
  if (status === 'lost') {
    return {
      title,
      verdict: 'trouble',
      text: 'The server no longer tells this page of changes.',
      advice: 'Reload the page once the server runs. A proxy in between has to let web sockets through.',
    };
  }
  if (status === 'reconnecting') {
    return { title, verdict: 'notice', text: 'The connection was lost; it is being restored.' };
  }
  return { title, verdict: 'well', text: 'The server tells this page of changes.' };
}
