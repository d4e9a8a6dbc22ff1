import type { Journey } from './Journey.ts';
import { arrangeBoard } from './journeys/board.ts';
import { browse, cardTools } from './journeys/collection.ts';
import { essentials } from './journeys/essentials.ts';
import { selectRange } from './journeys/files.ts';
import { firstRun } from './journeys/firstRun.ts';
import { leaving } from './journeys/leaving.ts';
import { readLog } from './journeys/log.ts';
import { lostNetwork, lostShell } from './journeys/lostNetwork.ts';
import { failingRemote, plugin, slowStyles } from './journeys/remotes.ts';
import { session } from './journeys/session.ts';
import { saveSettings } from './journeys/settings.ts';
import { basicGateway, belowAPath, cookieGateway, inputMethod, keys } from './journeys/setups.ts';

/** What runs in every engine. */
export const journeys: readonly Journey[] = [
  essentials,
  session,
  browse,
  cardTools,
  selectRange,
  arrangeBoard,
  saveSettings,
  readLog,
  firstRun,
  failingRemote,
  slowStyles,
  plugin,
  lostNetwork,
  lostShell,
  leaving,
  cookieGateway,
  basicGateway,
  belowAPath,
  keys,
  inputMethod,
];
