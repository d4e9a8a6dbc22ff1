import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from './document.ts';
import { mergeSchemas } from './mergeSchemas.ts';

/** With one call that answers `Thing`; other schemas are those of requests. */
const documentOf = (schemas: Record<string, Schema>): OpenApiDocument => ({
  openapi: '3.0.4',
  paths: {
    '/Thing': {
      get: {
        responses: {
          '200': {
            description: '',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
        },
      },
    },
  },
  components: { schemas },
});

const objectOf = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

const merged = (before: Record<string, Schema>, since: Record<string, Schema>) =>
  mergeSchemas(documentOf(before), documentOf(since));

const text: Schema = { type: 'string' };

describe('mergeSchemas', () => {
  it('keeps a schema that only differs in its notes', () => {
    const since = objectOf({ Name: { ...text, minLength: 1 } as Schema }, ['Name']);
    expect(merged({ Thing: objectOf({ Name: text }, ['Name']) }, { Thing: since })).toEqual({ Thing: since });
  });

  it('makes a field optional that only the newer server answers', () => {
    const { Thing } = merged(
      { Thing: objectOf({ Name: text }, ['Name']) },
      { Thing: objectOf({ Name: text, Color: text }, ['Name', 'Color']) },
    );
    expect(Object.keys(Thing?.properties ?? {})).toEqual(['Name', 'Color']);
    expect(Thing?.required).toEqual(['Name']);
  });

  it('requires of a request what either server requires', () => {
    const both = { Thing: text };
    const { Body } = merged(
      { ...both, Body: objectOf({ Name: text, Note: text }, ['Note']) },
      { ...both, Body: objectOf({ Name: text, Note: text }, ['Name']) },
    );
    expect(Body?.required).toEqual(['Name', 'Note']);
  });

  it('offers one of both when a field is gone or has another type', () => {
    const before = objectOf({ ID: { type: 'integer' } }, ['ID']);
    for (const since of [objectOf({ UID: text }, ['UID']), objectOf({ ID: text }, ['ID'])]) {
      expect(merged({ Thing: before }, { Thing: since })).toEqual({
        Thing: {
          anyOf: [
            { $ref: '#/components/schemas/Thing.before6' },
            { $ref: '#/components/schemas/Thing.since6' },
          ],
        },
        'Thing.before6': before,
        'Thing.since6': since,
      });
    }
  });

  it('joins the values of an enumeration, and null of either server', () => {
    const { Thing } = merged(
      { Thing: { type: 'string', enum: ['TV', 'Movie'] } },
      { Thing: { type: 'string', enum: ['TV', 'TVSeries'] } },
    );
    expect(Thing?.enum).toEqual(['TV', 'Movie', 'TVSeries']);
    const nullable = merged(
      { Thing: objectOf({ Name: { ...text, nullable: true } }, ['Name']) },
      { Thing: objectOf({ Name: text }, ['Name']) },
    );
    expect(nullable.Thing?.properties?.Name).toMatchObject({ type: 'string', nullable: true });
  });
});
