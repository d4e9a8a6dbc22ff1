import { notify } from '@hondana/shared/overlays/notices';
import { Select } from '@hondana/shared/overlays/select';
import { Button } from '@hondana/shared/ui/Button';
import { TextField } from '@hondana/shared/ui/TextField';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './EpisodePane.module.css';
import { episodeTypeText } from './episodeTypeText.ts';
import type { Found, LinkDraft, LinkTarget } from './LinkDraft.ts';
import { type RangeType, rangeFill, rangeTypes } from './rangeFill.ts';

interface RangeFillProps {
  readonly chosen: LinkDraft;
  readonly episodes: readonly LinkTarget[];
  readonly onFound: (found: ReadonlyMap<string, Found>) => void;
}

export function RangeFill({ chosen, episodes, onFound }: RangeFillProps) {
  const [type, setType] = useState<RangeType>('Episode');
  const [start, setStart] = useState('');
  const [error, setError] = useState<string>();
  const fill = (): void => {
    const filled = rangeFill(chosen, episodes, type, start);
    if ('error' in filled) {
      setError(filled.error);
      return;
    }
    setError(undefined);
    onFound(filled.found);
    if (filled.left > 0) {
      const title = t`${plural(filled.left, {
        one: '# file had no episode left and was unchanged.',
        other: '# files had no episode left and were unchanged.',
      })}`;
      notify({ kind: 'warning', title });
    }
  };
  return (
    <form
      aria-label={t`Range fill`}
      noValidate
      className={styles.range}
      onSubmit={(event) => {
        event.preventDefault();
        if (start !== '') fill();
      }}
    >
      <Select
        label={t`Type of episodes`}
        options={rangeTypes.map((one) => ({ value: one, label: episodeTypeText(one) }))}
        value={type}
        onChange={setType}
      />
      <TextField
        label={t`Starting episode`}
        inputMode="numeric"
        value={start}
        error={error}
        onChange={(event) => {
          setStart(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button size="small" type="submit" disabled={start === ''}>
        <Trans>Range fill</Trans>
      </Button>
    </form>
  );
}
