import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readDocument } from '@hondana/contract/corrections';
import { readRoles } from '@hondana/contract/roles';
import type { ContractVersion } from '@hondana/contract/versions';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { repositoryPath } from '../build/paths.ts';
import { operationsText } from './operations.ts';

export const generatedFile = repositoryPath('libs/shared/src/api/generated/schema.ts');
export const generatedOperations = repositoryPath('libs/shared/src/api/generated/operations.ts');

/** Of the server that the product is written for. */
const version: ContractVersion = '5.3';

const heading = `// Written by \`npm run generate-types\` from contract/${version}. Not edited by hand.\n\n`;

export function generateOperations(): string {
  return heading + operationsText(readDocument(version), readRoles(version));
}

export async function generateTypes(): Promise<string> {
  const { openapi, components } = readDocument(version);
  const document = { openapi, info: { title: 'Shoko Server', version: '3' }, paths: {}, components };
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
