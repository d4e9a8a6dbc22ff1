import { type Correction, correctDocument } from './correction.ts';
import type { OpenApiDocument } from './document.ts';
import * as single from './singleCorrections.ts';
import * as only6 from './singleCorrectionsOf6.ts';
import { type CorrectionTables, tableCorrections } from './tableCorrections.ts';
import { type ContractVersion, readContractFile } from './versions.ts';

interface Corrections {
  /** Those that the product's types need, too. */
  readonly ofTypes: readonly Correction[];
  /** What types cannot express, such as a length, or need not know: only for checking answers. */
  readonly ofAnswers: readonly Correction[];
}

const singleOf: Readonly<Record<ContractVersion, Corrections>> = {
  '5.3': {
    ofTypes: [
      single.listsAreWhole,
      single.unlinkWithoutBody,
      single.accountMayBeNull,
      single.groupViewMayLackAirDate,
      single.settingsCarryVersion,
      single.signingInAnswersKey,
      single.relocatingAnswersList,
      single.episodeTypesOf52,
      single.traktFieldsOf52,
    ],
    ofAnswers: [
      single.accountMayBeEmptied,
      single.personsMayLackIds,
      single.orderingsMayLackTypes,
      single.presetsMayHaveEmptyNames,
    ],
  },
  '6.0': {
    ofTypes: [
      single.groupViewMayLackAirDate,
      single.settingsCarryVersion,
      single.signingInAnswersKey,
      only6.generatingAnswersToken,
      only6.configurationsAreAnswered,
      only6.relocationAnswersList,
      only6.textsMayBeEmpty,
      only6.timesMayLackZones,
      only6.settingsHaveNumbers,
      only6.logFormatInLowerCase,
      only6.versionStrategyIsText,
      only6.imageSourcesMayBeNull,
    ],
    ofAnswers: [],
  },
};

export function correctionsOf(version: ContractVersion): Corrections {
  const tables: CorrectionTables = JSON.parse(readContractFile(version, 'corrections.json'));
  const { ofTypes, ofAnswers } = singleOf[version];
  return { ofTypes: [...tableCorrections(tables), ...ofTypes], ofAnswers };
}

/** The document that types are generated from. @throws when a correction changes nothing */
export function readDocument(version: ContractVersion): OpenApiDocument {
  const document: OpenApiDocument = JSON.parse(readContractFile(version, 'openapi-v3.json'));
  return correctDocument(document, correctionsOf(version).ofTypes);
}

/** The document that answers are checked against. @throws when a correction changes nothing */
export function readDocumentOfAnswers(version: ContractVersion): OpenApiDocument {
  return correctDocument(readDocument(version), correctionsOf(version).ofAnswers);
}
