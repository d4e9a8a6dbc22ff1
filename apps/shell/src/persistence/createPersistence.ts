import { onScreenComplete } from '@hondana/shared/ahead/onScreenComplete';
import { restoredQueries } from '@hondana/shared/api/restoredQueries';
import { isApiError } from '@hondana/shared/http/ApiError';
import { settingsKeys } from '@hondana/shared/queryKeys';
import { serverStatusQuery, serverVersionQuery } from '@hondana/shared/resources/server';
import type { currentUserQuery } from '@hondana/shared/resources/users';
import { getSession, onSessionChange, setServerVersion } from '@hondana/shared/session';
import { experimental_createQueryPersister as createQueryPersister } from '@tanstack/query-persist-client-core';
import {
  hashKey,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query';
import { type AnswerStore, createAnswerStore } from './answerStore.ts';
import { readStamp, type Stamp } from './readStamp.ts';
import { stampOf, termsOf, writeStamp } from './stamp.ts';

const maxAgeMs = 30 * 24 * 60 * 60_000;

/** So old that it is refetched as soon as it is observed. */
const longAgo = 1;

export interface PersistenceOptions {
  readonly queryClient: QueryClient;
  /** The shell's version. */
  readonly build: string;
  /** In the frame's chunk, with the hooks beside it. */
  readonly userQuery: typeof currentUserQuery;
}

export interface Persistence {
  /** False once the server has answered. */
  readonly mayEnter: () => boolean;
}

/** An early call's answer is the query's initial data: when it is added or, if it is answered later, as a new state. */
function isAnswer(event: QueryCacheNotifyEvent): boolean {
  if (event.type !== 'updated') return event.type === 'added';
  const { action } = event;
  // The settings are set as they were saved, and not fetched again.
  const isSaved = event.query.queryHash === hashKey(settingsKeys.webUi);
  return action.type === 'setState' || (action.type === 'success' && (isSaved || !action.manual));
}

/**
 * Keeps the answers of queries whose `meta` says `persisted`, and gives them to the next page load, which refetches them
 * (ADR 27). They belong to a user, their rights, a server's version and this build, and go when the user goes.
 * Resolves once what the frame needs is restored.
 */
export async function createPersistence(
  { queryClient, build, userQuery }: PersistenceOptions,
  store: AnswerStore = createAnswerStore(),
): Promise<Persistence> {
  const cache = queryClient.getQueryCache();
  const unsaved = new Set<Query>();
  const prefix = (): string => JSON.stringify(getSession()?.username);
  const persisterOf = (of: Stamp) =>
    createQueryPersister({ storage: store, buster: termsOf(of), maxAge: maxAgeMs, prefix: prefix() });
  let stamp: Stamp | undefined;
  let persister: ReturnType<typeof persisterOf> | undefined;
  let isWaiting = false;

  const saveNow = async (): Promise<void> => {
    for (const query of unsaved) {
      if (!persister) return;
      unsaved.delete(query);
      if (query.state.data !== undefined) await persister.persistQuery(query);
    }
  };

  /** What is on screen comes first. */
  const save = (): void => {
    if (isWaiting || !persister || unsaved.size === 0) return;
    isWaiting = true;
    onScreenComplete(queryClient, () => {
      isWaiting = false;
      void saveNow();
    });
  };

  /** It is gone (the page says so), or no longer for this user. */
  const dropRefused = (query: Query, status: number): void => {
    if (status !== 403 && status !== 404) return;
    void store.removeItem(`${prefix()}-${query.queryHash}`);
    if (status === 404) return;
    restoredQueries.delete(query);
    query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' });
  };

  const persist: QueryPersister<unknown, QueryKey> = async (fetch, context, query) => {
    // Whoever calls `fetchQuery` wants to know how things are.
    const isForScreen = query.isActive() || context.meta?.isForScreen === true;
    const reader = persister;
    if (reader && isForScreen && query.meta?.persisted && query.state.data === undefined) {
      const data = await reader.retrieveQuery(query.queryHash, ({ state }) => {
        if (reader !== persister) return;
        query.setState({ dataUpdatedAt: state.dataUpdatedAt });
        // It holds for the server's version, and so does the stamp.
        if (query.meta?.isConstant) restoredQueries.delete(query);
        // Its observers have the error.
        else query.fetch().catch(() => {});
      });
      // Not if all that was kept has been dropped while this was being read.
      if (data !== undefined && reader === persister) {
        restoredQueries.add(query);
        return data;
      }
    }
    try {
      const answer = await fetch(context);
      restoredQueries.delete(query);
      return answer;
    } catch (error) {
      if (restoredQueries.has(query) && isApiError(error)) dropRefused(query, error.status);
      throw error;
    }
  };

  const clear = (): void => {
    stamp = undefined;
    persister = undefined;
    writeStamp(undefined);
    void store.clear();
  };

  const dropRestored = (): void => {
    const restored = new Set(cache.findAll({ predicate: (query) => restoredQueries.has(query) }));
    for (const query of restored) restoredQueries.delete(query);
    void queryClient.resetQueries({ predicate: (query) => restored.has(query) });
  };

  /** The server has told the user’s rights or its version. */
  const confirm = (): void => {
    const user = queryClient.getQueryData(userQuery().queryKey);
    const versions = queryClient.getQueryData(serverVersionQuery().queryKey);
    if (!user || !versions || !getSession()) return;
    const next = stampOf(build, versions, user);
    if (stamp && termsOf(stamp) === termsOf(next)) return;
    if (stamp) {
      clear();
      dropRestored();
    }
    stamp = next;
    writeStamp(next);
    persister = persisterOf(next);
  };

  const confirming = new Set([userQuery(), serverVersionQuery()].map(({ queryKey }) => hashKey(queryKey)));
  const noteAnswer = (query: Query): void => {
    if (query.state.data === undefined || restoredQueries.has(query)) return;
    if (confirming.has(query.queryHash)) confirm();
    if (query.meta?.persisted) unsaved.add(query);
    save();
  };
  const restore = (queryKey: QueryKey, kept: unknown): void => {
    if (queryClient.getQueryData(queryKey) !== undefined) return;
    const query = cache.build(queryClient, { queryKey });
    restoredQueries.add(query);
    query.setData(kept, { updatedAt: longAgo, manual: true });
  };

  /** Unknown counts as no. */
  const hasSameRights = async (kept: Stamp): Promise<boolean> => {
    const { initialData: _, ...query } = userQuery();
    const user = await queryClient.fetchQuery({ ...query, retry: false }).catch(() => undefined);
    return user !== undefined && termsOf(stampOf(build, kept.versions, user)) === termsOf(kept);
  };

  const begin = async (kept: Stamp | undefined): Promise<boolean> => {
    // Left by somebody else or another build, from another server, or in a browser that ended before it could be removed.
    const mayKeep = kept && (!kept.isRestricted || (await hasSameRights(kept)));
    if (!mayKeep) {
      void store.clear();
      return false;
    }
    stamp = kept;
    persister = persisterOf(kept);
    const settings = await persister.retrieveQuery(hashKey(settingsKeys.webUi));
    if (settings === undefined) return false;
    setServerVersion(kept.versions.Server.Version);
    restore(serverVersionQuery().queryKey, kept.versions);
    restore(settingsKeys.webUi, settings);
    return true;
  };

  const hasBegun = await begin(readStamp(build));
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, persister: persist },
  });
  for (const query of cache.getAll()) noteAnswer(query);
  cache.subscribe((event) => {
    if (isAnswer(event)) noteAnswer(event.query);
  });
  // Whoever leaves soon has what they saw kept, too.
  void saveNow();
  void store.removeAllBut(prefix());
  document.addEventListener('visibilitychange', () => void (document.hidden && saveNow()));
  // Whoever signs in begins with nothing, whatever an earlier session has left.
  onSessionChange((_, end) => {
    if (end === 'expired') return;
    unsaved.clear();
    clear();
  });
  if (hasBegun) {
    const read = { staleTime: 0, retry: false } as const;
    void queryClient.prefetchQuery({ ...serverStatusQuery(), ...read });
    void queryClient.prefetchQuery({ ...serverVersionQuery(), ...read });
  }

  return {
    mayEnter: () => {
      const isServerKnown = queryClient.getQueryData(serverStatusQuery().queryKey) !== undefined;
      return hasBegun && stamp !== undefined && !isServerKnown && getSession() !== undefined;
    },
  };
}
