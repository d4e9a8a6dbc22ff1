import type { Sandbox } from '../context.ts';
import { badRequest, problem } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import { avdumpVersion, type DumpOutcome, type DumpSession, dumpOutcomes } from '../model/dumps.ts';
import { hashesOf, originalName } from '../model/filePaths.ts';
import type { VideoFile } from '../model/types.ts';
import type { Api } from './api.ts';

const steps = 5;

function notify(sandbox: Sandbox, Type: string, session: DumpSession | undefined, more: object = {}): void {
  const own = session && {
    SessionID: session.id,
    VideoIDs: [...session.fileIds],
    Progress: session.progress,
  };
  sandbox.hub.emit('AVDump:Event', { Type, ...own, ...more });
}

const counts = (session: DumpSession) => ({
  SucceededCreqCount: session.ed2ks.length,
  FailedCreqCount: 0,
  PendingCreqCount: session.fileIds.length - session.ed2ks.length,
});

function ed2kLink(sandbox: Sandbox, file: VideoFile): string {
  return `ed2k://|file|${originalName(sandbox.library, file)}|${file.size}|${hashesOf(file.id).ED2K}|/`;
}

function fail(sandbox: Sandbox, session: DumpSession, outcome: Exclude<DumpOutcome, 'Success'>): void {
  const { library, clock } = sandbox;
  library.dumps.end(session);
  const EndedAt = clock.now().toISOString();
  // These two explain the end event that every session has, so they precede it.
  if (outcome === 'InvalidCredentials' || outcome === 'Timeout') notify(sandbox, outcome, session);
  const Type = outcome === 'GenericException' ? outcome : 'Failure';
  const ErrorMessage = outcome === 'GenericException' ? 'AVDump ended unexpectedly.' : 'AVDump failed.';
  notify(sandbox, Type, session, { ErrorMessage, EndedAt, ...counts(session) });
}

function succeed(sandbox: Sandbox, session: DumpSession): void {
  const { library, clock } = sandbox;
  library.dumps.end(session);
  for (const id of session.fileIds) {
    const file = library.files.get(id);
    if (file) Object.assign(file, { avdumpedAt: clock.now().getTime(), avdumpVersion });
  }
  notify(sandbox, 'Success', session, {
    ED2Ks: [...session.ed2ks],
    EndedAt: clock.now().toISOString(),
    ...counts(session),
  });
}

/** A step for each fifth, an ED2K link for each file, and the end. */
function run(sandbox: Sandbox, session: DumpSession): void {
  const { library, clock } = sandbox;
  const { dumps } = library;
  const { outcome } = dumps;
  if (!dumps.isInstalled) {
    notify(sandbox, 'InstallingAVDump', undefined);
    if (outcome === 'InstallException') {
      dumps.end(session);
      notify(sandbox, 'InstallException', undefined, { ErrorMessage: 'AVDump could not be downloaded.' });
      return;
    }
    dumps.isInstalled = true;
    notify(sandbox, 'InstalledAVDump', undefined);
  }
  session.startedAt = clock.now();
  notify(sandbox, 'Started', session, { StartedAt: session.startedAt.toISOString(), ...counts(session) });
  const step = (at: number): void => {
    session.progress = (at * 100) / steps;
    notify(sandbox, 'Progress', session);
    if (outcome !== 'Success' && at === 2) {
      fail(sandbox, session, outcome === 'InstallException' ? 'Failure' : outcome);
      return;
    }
    if (at < steps) {
      clock.after(400, () => step(at + 1));
      return;
    }
    for (const id of session.fileIds) {
      const file = library.files.get(id);
      if (!file) continue;
      const link = ed2kLink(sandbox, file);
      session.ed2ks.push(link);
      notify(sandbox, 'ED2KLink', session, { Message: link });
      notify(sandbox, 'CreqUpdate', session, counts(session));
    }
    succeed(sandbox, session);
  };
  clock.after(400, () => step(1));
}

export function avdumpRoutes(api: Api, sandbox: Sandbox): void {
  const { library } = sandbox;

  api.get('/api/v3/AVDump/Status', () => {
    const installed = library.dumps.isInstalled ? avdumpVersion : null;
    return {
      Installed: library.dumps.isInstalled,
      InstalledVersion: installed,
      ExpectedVersion: installed,
    };
  });

  api.post('/api/v3/AVDump/Update', ({ query }) => {
    query.boolean('force', false);
    library.dumps.isInstalled = true;
    return true;
  });

  api.post('/api/v3/AVDump/DumpFiles', ({ body }) => {
    const asked = bodyField(body, 'fileIDs');
    if (!Array.isArray(asked) || asked.length === 0) {
      throw problem({ FileIDs: ['The FileIDs field is required.'] });
    }
    const ids = [...new Set(asked.filter((id) => typeof id === 'number'))];
    const missing = ids.filter((id) => !library.files.has(id));
    if (missing.length > 0) {
      throw problem({ FileIDs: missing.map((id) => `Unable to find a file with id ${id}`) });
    }
    const { AniDb } = sandbox.settings.document;
    if (!bodyField(AniDb, 'AVDumpKey')) {
      if (sandbox.isSince6) throw problem({ Settings: ['Missing AVDump API key'] });
      notify(sandbox, 'MissingApiKey', undefined);
      return;
    }
    const session = library.dumps.begin(ids);
    sandbox.queue.add({
      key: `Shoko.AVDumpFilesJob_${session.id}`,
      type: 'AVDump Files',
      title: 'AVDumping Files',
      details: { Files: ids.length },
      needs: 'anidb-udp',
      done: () => run(sandbox, session),
    });
  });

  api.post('/__sandbox/avdump', ({ body, reply }) => {
    const outcome = dumpOutcomes.find((one) => one === bodyField(body, 'outcome'));
    if (outcome === undefined) throw badRequest(`An outcome is needed: ${dumpOutcomes.join(', ')}.`);
    library.dumps.outcome = outcome;
    library.dumps.isInstalled = outcome !== 'InstallException' && library.dumps.isInstalled;
    return reply.code(204).send();
  });
}
