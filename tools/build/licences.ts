import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Module, Stats } from '@rspack/core';

export interface Licence {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; empty when the package states none. */
  readonly terms: string;
  readonly text: string;
}

/** Undefined for our own files. */
function packageOf(file: string | undefined): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file ?? '')?.[0];
}

/** Concatenated modules are listed by their parts. */
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

/** @throws Error when a package states no licence, or may not be redistributed. */
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
