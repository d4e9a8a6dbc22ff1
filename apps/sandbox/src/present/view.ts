import type { FastifyRequest } from 'fastify';
import type { Sandbox, Visitor } from '../context.ts';
import type { Hub } from '../hub/hub.ts';
import { type Collection, collectionOf } from '../model/collection.ts';
import type { EpisodeType } from '../model/types.ts';

/** Whom an answer is for, and in which version's format. */
export interface View extends Collection {
  readonly visitor: Visitor;
  readonly hub: Hub;
  /** Before 5.3. */
  readonly isOld: boolean;
  readonly isSince6: boolean;
}

export function viewOf(sandbox: Sandbox, request: FastifyRequest): View {
  const [major = 5, minor = 3] = sandbox.serverVersion.split('.').map(Number);
  return {
    ...collectionOf(sandbox),
    visitor: request.visitor,
    hub: sandbox.hub,
    isOld: major < 5 || (major === 5 && minor < 3),
    isSince6: sandbox.isSince6,
  };
}

const oldNames: Partial<Record<EpisodeType, string>> = { Episode: 'Normal', Credits: 'ThemeSong' };

/** 5.2 says Normal and ThemeSong where 5.3 says Episode and Credits. */
export function episodeTypeName(view: View, type: EpisodeType): string {
  return view.isOld ? (oldNames[type] ?? type) : type;
}

/** Names that a request may use, as the version spells them. */
export function episodeTypeNames(view: View): readonly string[] {
  return view.isOld
    ? ['Unknown', 'Other', 'Normal', 'Special', 'Trailer', 'ThemeSong', 'Parody', 'Extra']
    : ['Unknown', 'Other', 'Episode', 'Special', 'Trailer', 'Credits', 'Parody'];
}
