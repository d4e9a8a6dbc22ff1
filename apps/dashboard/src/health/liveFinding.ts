import type { HubStatus } from '@hondana/shared/live';
import { t } from '@lingui/core/macro';
import type { Finding } from './finding.ts';

export function liveFinding(status: HubStatus): Finding {
  if (status === 'lost') {
    return {
      verdict: 'trouble',
      text: t`Live updates disconnected.`,
      advice: t`Reload the page once the server is running. A reverse proxy must allow WebSockets.`,
    };
  }
  if (status === 'reconnecting') {
    return { verdict: 'notice', text: t`Connection lost. Reconnecting…` };
  }
  return { verdict: 'well', text: t`Live updates connected.` };
}
