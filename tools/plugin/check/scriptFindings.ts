import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { containerName } from '../../build/configuration.ts';
import type { Finding } from './Finding.ts';
import type { FileContents } from './readFiles.ts';

/** A remote loads in addition to the shell and all others: our largest has 0.9 MB. */
const maxScriptBytes = 2_000_000;

/** Unique strings that survive minifying. */
const markers: Readonly<Record<string, string>> = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '@tanstack/react-query': 'No QueryClient set',
  jotai: 'no atom init',
  'react-router': 'may be used only in the context of a <Router>',
  '@hondana/shared/session': 'hondana.session',
  '@hondana/shared/live': 'hondana-freshness',
};

function scriptsOf(contents: FileContents): [name: string, text: string][] {
  return [...contents]
    .filter(([name]) => /\.m?js$/.test(name))
    .map(([name, content]) => [name, content.toString()]);
}

/** Two copies of stateful packages are two states: hooks fail, caches and sessions differ. */
function copiedPackages(contents: FileContents): Finding[] {
  return scriptsOf(contents).flatMap(([place, text]) =>
    Object.entries(markers)
      .filter(([, marker]) => text.includes(marker))
      .map(([name]) => ({
        place,
        text: `It carries its own copy of ${name}, which the shell shares: build with @hondana/plugin.`,
      })),
  );
}

function sizeFinding(contents: FileContents): Finding[] {
  const bytes = scriptsOf(contents).reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  if (bytes <= maxScriptBytes) return [];
  return [
    {
      place: '/files',
      text: `Its scripts have ${(bytes / 1_000_000).toFixed(1)} MB; at most ${maxScriptBytes / 1_000_000} MB fit.`,
    },
  ];
}

function entryFindings(
  { id, entry, container, routes, contributions = [] }: RemoteDescriptor,
  contents: FileContents,
): Finding[] {
  const findings: Finding[] = [];
  if (container !== containerName(id)) {
    findings.push({ place: '/container', text: `The container of “${id}” is called ${containerName(id)}.` });
  }
  const text = contents.get(entry)?.toString();
  if (text === undefined) return findings;
  if (!text.includes(container)) {
    findings.push({ place: entry, text: `It does not register the container ${container}.` });
  }
  const named = [
    ...routes.map(({ module }, index) => [`/routes/${index}/module`, module] as const),
    ...contributions.map(({ module }, index) => [`/contributions/${index}/module`, module] as const),
  ];
  for (const [place, module] of named) {
    if (!text.includes(`"${module}"`) && !text.includes(`'${module}'`)) {
      findings.push({ place, text: `${entry} does not expose ${module}.` });
    }
  }
  return findings;
}

export function scriptFindings(descriptor: RemoteDescriptor, contents: FileContents): Finding[] {
  return [...entryFindings(descriptor, contents), ...copiedPackages(contents), ...sizeFinding(contents)];
}
