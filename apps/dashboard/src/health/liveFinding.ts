import type { HubStatus } from '@hondana/shared/live';
import type { Finding } from './finding.ts';

export function liveFinding(status: HubStatus): Finding {
  if (status === 'lost') {
    return {
      verdict: 'trouble',
      text: 'Live updates disconnected.',
      advice: 'Reload the page once the server is running. A reverse proxy must allow WebSockets.',
    };
  }
  if (status === 'reconnecting') {
    return { verdict: 'notice', text: 'Connection lost. Reconnecting…' };
  }
  return { verdict: 'well', text: 'Live updates connected.' };
}
