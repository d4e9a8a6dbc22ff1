import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { plural } from '@hondana/shared/ui/format';
import { pluginAsks } from './pluginAsks.ts';

export function pluginChanges(before: RemoteDescriptor, after: RemoteDescriptor): readonly string[] {
  const names = Object.keys(after.files);
  const changed = names.filter((name) => name in before.files && before.files[name] !== after.files[name]);
  const added = names.filter((name) => !(name in before.files));
  const removed = Object.keys(before.files).filter((name) => !(name in after.files));
  const files = [
    changed.length > 0 && `${plural(changed.length, 'file', 'files')} changed`,
    added.length > 0 && `${plural(added.length, 'file', 'files')} new`,
    removed.length > 0 && `${plural(removed.length, 'file', 'files')} gone`,
  ].filter((line) => line !== false);
  const [asked, asks] = [pluginAsks(before), pluginAsks(after)];
  return [
    ...(before.version === after.version ? [] : [`Version ${before.version} becomes ${after.version}`]),
    ...(before.folder === after.folder ? [] : [`Its files now come from ${after.folder}`]),
    ...files,
    ...asks.filter((ask) => !asked.includes(ask)).map((ask) => `Now also asks for: ${ask}`),
    ...asked.filter((ask) => !asks.includes(ask)).map((ask) => `No longer asks for: ${ask}`),
  ];
}
