import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repositoryPath } from '../build/paths.ts';
import { correctDocument, corrections } from './corrections.ts';
import { type OpenApiDocument, referencedName, type Schema } from './document.ts';
import {
  correctedContract,
  generatedFile,
  generatedOperations,
  generateOperations,
  generateTypes,
} from './generateTypes.ts';

interface Recording {
  request: string;
  status: number;
  body: unknown;
}

const samples = repositoryPath('contract/samples');

function recordings(): Recording[] {
  return readdirSync(samples)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const text = readFileSync(`${samples}/${name}`, 'utf8');
      const recording = JSON.parse(text) as Partial<Recording>;
      return recording.request && recording.status === 200 ? [recording as Recording] : [];
    });
}

function answerSchema(document: OpenApiDocument, recording: Recording): Schema | undefined {
  const [method = '', address = ''] = recording.request.split(' ');
  const pathname = address.replace(/\?.*/, '');
  const matches = Object.entries(document.paths)
    .filter(([path]) => {
      const full = path.startsWith('/api') || path.startsWith('/plex') ? path : `/api/v3${path}`;
      const pattern = full.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+');
      return new RegExp(`^${pattern}$`, 'i').test(pathname);
    })
    .sort(([left], [right]) => left.split('{').length - right.split('{').length);
  const operation = matches[0]?.[1][method.toLowerCase()];
  return Object.values(operation?.responses['200']?.content ?? {})[0]?.schema;
}

/** Missing required fields, and null where the schema forbids it. */
function contradictions(document: OpenApiDocument, schema: Schema, value: unknown, where: string): string[] {
  const name = referencedName(schema);
  const target = name === undefined ? schema : document.components.schemas[name];
  if (!target) return [`${where}: no schema`];
  if (value === null) return target.nullable ? [] : [`${where}: null`];
  if (target.allOf) return target.allOf.flatMap((part) => contradictions(document, part, value, where));
  if (Array.isArray(value)) {
    const items = target.items ?? {};
    return value
      .filter((item) => typeof item !== 'string' || !item.startsWith('… '))
      .flatMap((item) => contradictions(document, items, item, `${where}[]`));
  }
  if (typeof value !== 'object') return [];
  const fields = value as Record<string, unknown>;
  const missing = (target.required ?? []).filter((field) => !(field in fields));
  return [
    ...missing.map((field) => `${where}.${field}: missing`),
    ...Object.entries(fields).flatMap(([field, inner]) => {
      const property = target.properties?.[field];
      return property ? contradictions(document, property, inner, `${name ?? where}.${field}`) : [];
    }),
  ];
}

describe('the generated types', () => {
  it('are what the contract gives today', async () => {
    expect(readFileSync(generatedFile, 'utf8')).toBe(await generateTypes());
    expect(readFileSync(generatedOperations, 'utf8')).toBe(generateOperations());
  });

  it('hold every recorded answer', () => {
    const document = correctedContract();
    const checked = recordings().flatMap((recording) => {
      const schema = answerSchema(document, recording);
      return schema ? [{ recording, schema }] : [];
    });
    expect(checked.length).toBeGreaterThan(100);
    const found = checked.flatMap(({ recording, schema }) =>
      contradictions(document, schema, recording.body, recording.request),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});

describe('a correction', () => {
  it('that changes nothing stops the generation', () => {
    const corrected = correctedContract();
    for (const correction of corrections) {
      expect(() => correctDocument(corrected, [correction]), correction.name).toThrow();
    }
  });

  it('has a name of its own and a reason', () => {
    expect(new Set(corrections.map(({ name }) => name)).size).toBe(corrections.length);
    for (const { reason } of corrections) expect(reason).not.toBe('');
  });
});
