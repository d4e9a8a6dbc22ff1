import { defineRemote } from '@hondana/shared/remote';
import type { Contribution } from '@hondana/shared/remote/descriptor';

/** The dashboard's own widgets stand in the slot that plugins' widgets stand in. Their ids are facts 6's keys. */
const widgets: readonly Contribution[] = [];

export const remote = defineRemote({
  id: 'dashboard',
  title: 'Dashboard',
  requires: { contract: '^1.0.0', server: '>=5.1.0-dev.28 <6.0.0' },
  routes: [{ path: 'dashboard/*', module: './src/routes.tsx' }],
  navigation: [{ label: 'Dashboard', path: 'dashboard', icon: 'dashboard', order: 10, shortcut: 'd' }],
  contributions: widgets,
});
