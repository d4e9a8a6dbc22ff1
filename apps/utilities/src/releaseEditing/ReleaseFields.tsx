import { fileSourceText } from '@hondana/shared/anime/fileSourceText';
import type { ReleaseSource } from '@hondana/shared/api/types';
import { Select } from '@hondana/shared/overlays/select';
import { releaseProviderNamesQuery } from '@hondana/shared/resources/releaseInfo';
import { TextAreaField, TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { GroupField } from './GroupField.tsx';
import styles from './ReleaseEditing.module.css';
import { byHand } from './releaseChanges.ts';
import type { ReleaseDraft } from './useReleaseDraft.ts';
import { VersionField } from './VersionField.tsx';

const sources = [
  'Unknown',
  'BluRay',
  'Web',
  'TV',
  'DVD',
  'LaserDisc',
  'VHS',
  'VCD',
  'Camera',
  'Film',
  'Other',
] as const satisfies readonly ReleaseSource[];

type Flag = 'IsChaptered' | 'IsCreditless' | 'IsCensored';

const flags = () =>
  [
    ['IsChaptered', t`Chapters`],
    ['IsCreditless', t`Creditless`],
    ['IsCensored', t`Censored`],
  ] as const satisfies readonly (readonly [Flag, string])[];

const answers = () => [
  { value: 'unknown' as const, label: t`Not known` },
  { value: 'yes' as const, label: t`Yes` },
  { value: 'no' as const, label: t`No` },
];

function answerOf(flag: boolean | null | undefined): 'yes' | 'no' | 'unknown' | undefined {
  if (flag === undefined) return undefined;
  return flag === null ? 'unknown' : flag ? 'yes' : 'no';
}

const flagOf = { yes: true, no: false, unknown: null } as const;

/** Fields in which the files differ are empty and say so. What is chosen goes for all files. */
export function ReleaseFields({ draft }: { readonly draft: ReleaseDraft }) {
  const { values, common, change } = draft;
  const providerList = useId();
  const providers = useQuery(releaseProviderNamesQuery({}));
  const names = new Set([byHand, ...(providers.data ?? [])]);
  const noteOn = (field: keyof typeof values): string | undefined =>
    field in values || field in common
      ? undefined
      : t`Differs between the files. Stays unless you change it.`;
  const several = t`Several values`;
  return (
    <div className={styles.fields}>
      <GroupField
        value={values.Group}
        description={noteOn('Group')}
        onChange={(group) => change('Group', group)}
      />
      <TextField
        label={t`Provider`}
        description={noteOn('ProviderName') ?? t`“${byHand}” is for release info entered by hand.`}
        error={values.ProviderName === '' ? t`Enter a name.` : undefined}
        list={providerList}
        autoComplete="off"
        value={values.ProviderName ?? ''}
        onChange={(event) => change('ProviderName', event.currentTarget.value)}
      />
      <datalist id={providerList}>
        {[...names].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Select
        label={t`Source`}
        description={noteOn('Source')}
        placeholder={several}
        options={sources.map((source) => ({ value: source, label: fileSourceText(source) }))}
        value={values.Source}
        onChange={(source) => change('Source', source)}
      />
      <VersionField
        description={noteOn('Version')}
        value={values.Version}
        onChange={(version) => change('Version', version)}
      />
      {flags().map(([flag, label]) => (
        <Select
          key={flag}
          label={label}
          description={noteOn(flag)}
          placeholder={several}
          options={answers()}
          value={answerOf(values[flag])}
          onChange={(answer) => change(flag, flagOf[answer])}
        />
      ))}
      <Select
        label={t`Corrupted`}
        description={noteOn('IsCorrupted')}
        placeholder={several}
        options={answers().filter(({ value }) => value !== 'unknown')}
        value={answerOf(values.IsCorrupted)}
        onChange={(answer) => change('IsCorrupted', answer === 'yes')}
      />
      <TextField
        label={t`Released`}
        type="date"
        description={noteOn('Released')}
        value={values.Released ?? ''}
        onChange={(event) => change('Released', event.currentTarget.value || null)}
      />
      <TextAreaField
        label={t`Comment`}
        description={noteOn('Comment')}
        className={styles.wide}
        rows={3}
        value={values.Comment ?? ''}
        onChange={(event) => change('Comment', event.currentTarget.value || null)}
      />
    </div>
  );
}
