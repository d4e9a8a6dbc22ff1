import type { HubStatus } from '@hondana/shared/live';
import type { Finding } from './finding.ts';

export function liveFinding(status: HubStatus): Finding {
  const title = 'Live updates';
  if (status === 'lost') {
    return {
      title,
      verdict: 'trouble',
      text: 'Live updates disconnected.',
      advice: 'Reload the page once the server is running. A reverse proxy must allow WebSockets.',
    };
  }
  if (status === 'reconnecting') {
    return { title, verdict: 'notice', text: 'Connection lost. Reconnecting…' };
  }
  return { title, verdict: 'well', text: 'Live updates connected.' };
}
