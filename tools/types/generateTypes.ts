import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { repositoryPath } from '../build/paths.ts';
import { correctDocument } from './corrections.ts';
import type { OpenApiDocument } from './document.ts';
import { operationsText, readRoles } from './operations.ts';

export const generatedFile = repositoryPath('libs/shared/src/api/generated/schema.ts');
export const generatedOperations = repositoryPath('libs/shared/src/api/generated/operations.ts');

const heading =
  '// Written by `npm run generate-types` from contract/openapi-v3.json. Not edited by hand.\n\n';

export function correctedContract(): OpenApiDocument {
  const text = readFileSync(repositoryPath('contract/openapi-v3.json'), 'utf8');
  return correctDocument(JSON.parse(text));
}

export function generateOperations(): string {
  const roles = readRoles(readFileSync(repositoryPath('contract/roles.tsv'), 'utf8'));
  return operationsText(correctedContract(), roles);
}

export async function generateTypes(): Promise<string> {
  const { openapi, components } = correctedContract();
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
