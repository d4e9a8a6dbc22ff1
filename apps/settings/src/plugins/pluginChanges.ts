import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { filesOf } from '@hondana/shared/remote/filesOf';
import { plural, t } from '@lingui/core/macro';
import { pluginAsks } from './pluginAsks.ts';

export function pluginChanges(before: RemoteDescriptor, after: RemoteDescriptor): readonly string[] {
  const [oldVersion, newVersion] = [before.version, after.version];
  const { folder } = after;
  const [old, now] = [filesOf(before), filesOf(after)];
  const names = Object.keys(now);
  const changed = names.filter((name) => name in old && old[name] !== now[name]);
  const added = names.filter((name) => !(name in old));
  const removed = Object.keys(old).filter((name) => !(name in now));
  const files = [
    changed.length > 0 && t`${plural(changed.length, { one: '# file changed', other: '# files changed' })}`,
    added.length > 0 && t`${plural(added.length, { one: '# file new', other: '# files new' })}`,
    removed.length > 0 && t`${plural(removed.length, { one: '# file gone', other: '# files gone' })}`,
  ].filter((line) => line !== false);
  const [asked, asks] = [pluginAsks(before), pluginAsks(after)];
  return [
    ...(oldVersion === newVersion ? [] : [t`Version ${oldVersion} becomes ${newVersion}`]),
    ...(before.folder === folder ? [] : [t`Its files now come from ${folder}`]),
    ...files,
    ...asks.filter((ask) => !asked.includes(ask)).map((ask) => t`Now also asks for: ${ask}`),
    ...asked.filter((ask) => !asks.includes(ask)).map((ask) => t`No longer asks for: ${ask}`),
  ];
}
