import { notify } from '@hondana/shared/overlays/notices';
import { Select } from '@hondana/shared/overlays/select';
import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { TextField } from '@hondana/shared/ui/TextField';
import { useState } from 'react';
import styles from './EpisodePane.module.css';
import type { Found, LinkDraft, LinkTarget } from './LinkDraft.ts';
import { type RangeType, rangeFill, rangeTypes } from './rangeFill.ts';

interface RangeFillProps {
  readonly chosen: LinkDraft;
  readonly episodes: readonly LinkTarget[];
  readonly onFound: (found: ReadonlyMap<string, Found>) => void;
}

const options = rangeTypes.map((value) => ({ value, label: value }));

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
      const left = plural(
        filled.left,
        'file had no episode left and was unchanged',
        'files had no episode left and were unchanged',
      );
      notify({ kind: 'warning', title: `${left}.` });
    }
  };
  return (
    <form
      aria-label="Range fill"
      noValidate
      className={styles.range}
      onSubmit={(event) => {
        event.preventDefault();
        if (start !== '') fill();
      }}
    >
      <Select label="Type of episodes" options={options} value={type} onChange={setType} />
      <TextField
        label="Starting episode"
        inputMode="numeric"
        value={start}
        error={error}
        onChange={(event) => {
          setStart(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button size="small" type="submit" disabled={start === ''}>
        Range fill
      </Button>
    </form>
  );
}
