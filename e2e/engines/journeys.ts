import type { Journey } from './Journey.ts';
import { arrangeBoard } from './journeys/board.ts';
import { browse, cardTools, searchAndOpen } from './journeys/collection.ts';
import { linkBatch, selectRange } from './journeys/files.ts';
import { firstRun } from './journeys/firstRun.ts';
import { leaving } from './journeys/leaving.ts';
import { readLog } from './journeys/log.ts';
import { lostNetwork, lostShell } from './journeys/lostNetwork.ts';
import { failingRemote, plugin } from './journeys/remotes.ts';
import { session } from './journeys/session.ts';
import { saveSettings } from './journeys/settings.ts';

/** What runs in every engine. */
export const journeys: readonly Journey[] = [
  session,
  browse,
  searchAndOpen,
  cardTools,
  selectRange,
  linkBatch,
  arrangeBoard,
  saveSettings,
  readLog,
  firstRun,
  failingRemote,
  plugin,
  lostNetwork,
  lostShell,
  leaving,
];
