import type { Sandbox } from '../context.ts';
import { problem } from '../http/errors.ts';
import { bodyField, type Query } from '../http/query.ts';

/** What a call leaves open, the import settings decide. */
export function optionsOf(sandbox: Sandbox, query: Query) {
  const settings = bodyField(sandbox.settings.document.Plugins, 'Renamer');
  query.boolean('allowRelocationInsideDestination', true);
  return {
    move: query.boolean('move', bodyField(settings, 'MoveOnImport') === true),
    rename: query.boolean('rename', bodyField(settings, 'RenameOnImport') === true),
    isNothing: !query.boolean('move', true) && !query.boolean('rename', true),
  };
}

export function fileIdsIn(value: unknown): number[] {
  if (!Array.isArray(value)) throw problem({ fileIDs: ['The fileIDs field is required.'] });
  return value.filter((id) => typeof id === 'number');
}
