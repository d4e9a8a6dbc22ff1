import { t } from '@lingui/core/macro';
import { validate } from 'compare-versions';
import { isRecord } from '../http/isRecord.ts';
import { parseAddress } from '../http/parseAddress.ts';
import { z } from '../schema.ts';
import { asksSchema } from './descriptor.ts';
import { plainVersion } from './range.ts';
import { schemaFaults } from './schemaFaults.ts';

function text(longest: number) {
  return z.string().check(z.minLength(1), z.maxLength(longest));
}

const versionSchema = z.readonly(
  z.strictObject({
    /** As in the descriptor, with or without the content hash. */
    version: text(100).check(z.refine((version) => validate(plainVersion(version)))),
    /** Version range of the shell's contract. */
    contract: text(200),
    server: z.exactOptional(text(200)),
    /** Of its folder or descriptor, absolute or relative to the list. */
    address: text(2000),
    asks: asksSchema,
    notes: z.exactOptional(text(5000)),
    date: z.exactOptional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  }),
);

export type CatalogueVersion = z.infer<typeof versionSchema>;

const headSchema = z.readonly(
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(100)),
    title: text(200),
    description: text(2000),
    author: z.exactOptional(text(200)),
    homepage: z.exactOptional(text(2000).check(z.regex(/^https?:\/\//))),
  }),
);

export type CataloguePlugin = z.infer<typeof headSchema> & {
  /** At least one; addresses are absolute. */
  readonly versions: readonly CatalogueVersion[];
};

export interface ReadCatalogue {
  readonly plugins: readonly CataloguePlugin[];
  readonly unreadable: number;
}

/** The rest is ignored. */
const maxPlugins = 1000;

function meetsSchema(schema: z.ZodMiniType, document: unknown): boolean {
  return schemaFaults(schema, document, { mayBeOlder: true }).length === 0;
}

function readVersion(value: unknown, base: string): CatalogueVersion | undefined {
  if (!meetsSchema(versionSchema, value)) return undefined;
  const version = value as CatalogueVersion;
  const address = parseAddress(version.address, base);
  return address && /^https?:$/.test(address.protocol) ? { ...version, address: address.href } : undefined;
}

/**
 * Reads a third-party list of plugins, skipping invalid entries and versions.
 * @param base URL of the list
 * @throws Error with a readable message when it is no such list at all
 * @example const { plugins, unreadable } = readCatalogue(await response.json(), response.url);
 */
export function readCatalogue(value: unknown, base: string): ReadCatalogue {
  if (!isRecord(value) || !Array.isArray(value.plugins)) throw new Error(t`It is not a list of plugins.`);
  if (value.format !== 1) throw new Error(t`Its format is not known to this version of the interface.`);
  const ids = new Set<unknown>();
  let unreadable = 0;
  const plugins = value.plugins.slice(0, maxPlugins).flatMap((entry: unknown): CataloguePlugin[] => {
    const { versions: listed, ...head } = isRecord(entry) ? entry : {};
    if (!meetsSchema(headSchema, head) || !Array.isArray(listed) || ids.has(head.id)) {
      unreadable++;
      return [];
    }
    ids.add(head.id);
    const read = listed.map((version) => readVersion(version, base));
    const versions = read.filter((version) => version !== undefined);
    unreadable += Math.max(read.length - versions.length, versions.length === 0 ? 1 : 0);
    return versions.length > 0 ? [{ ...(head as CataloguePlugin), versions }] : [];
  });
  return { plugins, unreadable };
}
