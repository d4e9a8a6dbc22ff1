import { NavLink } from '@hondana/shared/navigation';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { Heading } from '@hondana/shared/ui/Heading';
import { useState } from 'react';
import { MissingPanel } from './MissingPanel.tsx';
import styles from './ReleaseManagementPage.module.css';
import { ReleasePanel } from './ReleasePanel.tsx';
import { ReleaseSeriesList } from './ReleaseSeriesList.tsx';
import { type ReleaseKind, releaseKinds } from './releaseKinds.ts';
import type { Choices } from './releasePlan.ts';
import { type ReleaseSwitch, useReleaseAddress } from './useReleaseAddress.ts';

interface ReleaseManagementPageProps {
  readonly kind: ReleaseKind;
}

const switches: Readonly<Record<ReleaseKind['name'], readonly (readonly [ReleaseSwitch, string])[]>> = {
  multiples: [
    ['ignoreVariations', 'Ignore variations'],
    ['onlyFinishedSeries', 'Only finished series'],
  ],
  duplicates: [['onlyFinishedSeries', 'Only finished series']],
  missing: [
    ['onlyCollecting', 'Only collecting'],
    ['onlyFinishedSeries', 'Only finished series'],
  ],
};

/** Series of which there is too much or too little, one of them open beside the list (S3-064). */
export function ReleaseManagementPage({ kind }: ReleaseManagementPageProps) {
  const address = useReleaseAddress(kind);
  const { options, isOn, turn, addressOf, seriesId } = address;
  const [choices, setChoices] = useState<Choices>(new Map());
  return (
    <div className={styles.page}>
      <title>{`${kind.label} · Release Management · Hondana`}</title>
      <div className={styles.top}>
        <Heading level={1} look="title">
          Release Management
        </Heading>
        <nav aria-label="What is to be decided" className={styles.tabs}>
          {releaseKinds.map(({ path, label }) => (
            <NavLink key={path} to={`/utilities/release-management/${path}`} className={styles.tab ?? ''}>
              {label}
            </NavLink>
          ))}
        </nav>
        <fieldset className={styles.switches}>
          <legend className={styles.legend}>Series shown</legend>
          {switches[kind.name].map(([name, label]) => (
            <Checkbox key={name} label={label} checked={isOn(name)} onChange={(on) => turn(name, on)} />
          ))}
        </fieldset>
      </div>
      <div className={styles.body} data-open={seriesId !== undefined || undefined}>
        <ReleaseSeriesList kind={kind} options={options} open={seriesId} addressOf={addressOf} />
        {seriesId !== undefined && kind.name === 'missing' && (
          <MissingPanel
            key={seriesId}
            seriesId={seriesId}
            kind={kind}
            options={options}
            listAddress={addressOf()}
          />
        )}
        {seriesId !== undefined && kind.name !== 'missing' && (
          <ReleasePanel
            key={seriesId}
            seriesId={seriesId}
            kind={kind}
            options={options}
            listAddress={addressOf()}
            choices={choices}
            onChoose={setChoices}
          />
        )}
        {seriesId === undefined && (
          <p className={styles.hint}>
            {kind.name === 'missing'
              ? 'Choose a series to see its missing episodes.'
              : 'Choose a series to see its episodes and their files.'}
          </p>
        )}
      </div>
    </div>
  );
}
