import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Module, Stats } from '@rspack/core';

/** The terms of a package whose code is part of a build. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** Its SPDX expression; empty when it does not say. */
  readonly terms: string;
  /** What its licence and notice files say. */
  readonly text: string;
}

/** Folder of the package that a file is part of, or nothing when it is one of ours. */
function packageOf(file: string | undefined): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file ?? '')?.[0];
}

/** What is in the files of a build; a module into which others were put stands for those. */
function modulesIn({ compilation: { chunks, chunkGraph } }: Stats): Module[] {
  return [...chunks]
    .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
    .flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module]));
}

function licenceOf(folder: string): Licence {
  const { name, version, license, author } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  if (typeof license !== 'string')
    throw new Error(`The package ${name} does not say under which terms it is.`);
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const by = typeof author === 'object' ? author?.name : author;
  const terms = typeof license === 'string' ? license : '';
  const text = texts.length > 0 ? texts.join('\n\n') : `${terms}, by ${by ?? `the authors of ${name}`}.`;
  return { name, version, terms, text: text.replaceAll('\r\n', '\n') };
}

/** The packages whose code a build contains, each once, by name and version. */
export function licencesIn(stats: Stats): Licence[] {
  const folders = new Set(modulesIn(stats).flatMap((module) => packageOf(module.nameForCondition()) ?? []));
  return sorted([...folders].map(licenceOf));
}

function sorted(licences: readonly Licence[]): Licence[] {
  const byName = new Map(licences.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}

/**
 * What is handed out with the interface: the licences of all that its parts contain, each text once.
 *
 * @throws Error when it contains a package that must not be handed out, for all one knows.
 */
export function licencesText(licences: readonly Licence[]): string {
  const unknown = licences.find(({ terms }) => terms === '');
  if (unknown) throw new Error(`The package ${unknown.name} does not say under which terms it is.`);
  const byText = new Map<string, Licence[]>();
  for (const one of sorted(licences)) byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  const sections = [...byText].map(
    ([text, packages]) =>
      `${packages.map(({ name, version, terms }) => `${name} ${version} (${terms})`).join('\n')}\n\n${text}\n`,
  );
  return `Hondana contains code of these packages, under the terms below.\n\n${sections.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
