import { currentUserQuery } from '@hondana/shared/resources/users';
import { Frame } from '../frame/Frame.tsx';
import { ServerAway } from '../live/ServerAway.tsx';
import { NotFoundPage } from '../notFound/lazyNotFound.ts';
import { NothingInstalledPage } from '../notFound/lazyNothingInstalled.ts';
import { Palette } from '../palette/lazyPalette.tsx';
import { QueuePanel } from '../queue/lazyQueuePanel.ts';
import { QueueCount } from '../queue/QueueCount.tsx';
import { loadRoutes } from '../remotes/loadRoutes.ts';
import type { PageFinder } from '../remotes/pageFiles.ts';
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { startPath } from '../remotes/startPath.ts';
import { settle } from '../session/settle.ts';
import { UndoBell } from '../undo/lazyUndoBell.tsx';
import { UndoPanel } from '../undo/lazyUndoPanel.ts';
import { UpdateDialog } from '../updates/lazyUpdateDialog.ts';
import { UpdateNotice } from '../updates/lazyUpdateNotice.tsx';
import { NewerServer } from '../updates/NewerServer.tsx';
import { ServerWarnings } from '../warnings/ServerWarnings.tsx';

const parts = { palette: Palette, queue: QueuePanel, undo: UndoPanel, update: UpdateDialog };

interface FilledFrameProps {
  readonly store: RegistryStore;
  readonly pageAt: PageFinder;
}

/** The frame with what features put into its places. */
function FilledFrame(properties: FilledFrameProps) {
  return (
    <Frame
      {...properties}
      parts={parts}
      banner={
        <>
          <ServerAway />
          <NewerServer />
        </>
      }
      tools={
        <>
          <UpdateNotice store={properties.store} />
          <ServerWarnings />
          <UndoBell />
          <QueueCount />
        </>
      }
    />
  );
}

/** What only signed-in users need: one file. */
export const insideParts = {
  currentUserQuery,
  Frame: FilledFrame,
  NothingInstalledPage,
  NotFoundPage,
  RemoteBoundary,
  loadRoutes,
  settle,
  startPath,
};
