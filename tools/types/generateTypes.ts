import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readDocument } from '@hondana/contract/corrections';
import { mergeSchemas } from '@hondana/contract/mergeSchemas';
import { readRoles } from '@hondana/contract/roles';
import type { ContractVersion } from '@hondana/contract/versions';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { repositoryPath } from '../build/paths.ts';
import { operationsText } from './operations.ts';

export const generatedFile = repositoryPath('libs/shared/src/api/generated/schema.ts');
export const generatedOperations = repositoryPath('libs/shared/src/api/generated/operations.ts');

/** The servers that the product is written for. */
const [before, since]: readonly [ContractVersion, ContractVersion] = ['5.3', '6.0'];

const heading = `// Written by \`npm run generate-types\` from contract/${before} and contract/${since}. Not edited by hand.\n\n`;

export function generateOperations(): string {
  const serverOf = (version: ContractVersion) => ({
    document: readDocument(version),
    calls: readRoles(version),
  });
  return heading + operationsText(serverOf(before), serverOf(since));
}

export async function generateTypes(): Promise<string> {
  const [old, current] = [readDocument(before), readDocument(since)];
  const document = {
    openapi: old.openapi,
    info: { title: 'Shoko Server', version: '3' },
    paths: {},
    components: { schemas: mergeSchemas(old, current) },
  };
  // The generator accepts any JSON and validates it.
  const nodes = await openapiTypescript(JSON.stringify(document), {
    silent: true,
    // A default is what the server assumes for a missing field, so the field stays optional.
    defaultNonNullable: false,
  });
  return heading + astToString(nodes);
}

if (import.meta.url === pathToFileURL(String(process.argv[1])).href) {
  writeFileSync(generatedFile, await generateTypes());
  writeFileSync(generatedOperations, generateOperations());
}
