import { describe, expect, it } from 'vitest';
import { correctDocument } from './correction.ts';
import { correctionsOf, readDocument, readDocumentOfAnswers } from './corrections.ts';
import { contractVersions } from './versions.ts';

describe.each(contractVersions)('a correction of the document of server %s', (version) => {
  const { ofTypes, ofAnswers } = correctionsOf(version);

  it('fails when it changes nothing', () => {
    for (const [corrected, corrections] of [
      [readDocument(version), ofTypes],
      [readDocumentOfAnswers(version), ofAnswers],
    ] as const) {
      for (const correction of corrections)
        expect(() => correctDocument(corrected, [correction]), correction.name).toThrow();
    }
  });

  it('has a unique name and a reason', () => {
    const all = [...ofTypes, ...ofAnswers];
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { reason } of all) expect(reason).not.toBe('');
  });
});
