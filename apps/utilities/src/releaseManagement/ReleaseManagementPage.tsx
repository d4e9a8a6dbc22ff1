import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { PageFrame } from '../shared/PageFrame.tsx';
import { SideBySide } from '../shared/SideBySide.tsx';
import { KeepBest } from './KeepBest.tsx';
import { MissingPanel } from './MissingPanel.tsx';
import styles from './ReleaseManagementPage.module.css';
import { ReleasePanel } from './ReleasePanel.tsx';
import { ReleaseSeriesList } from './ReleaseSeriesList.tsx';
import { type ReleaseKind, releaseKinds } from './releaseKinds.ts';
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

const tabs = {
  label: 'Views',
  entries: releaseKinds.map(({ path, label }) => ({ to: `/utilities/release-management/${path}`, label })),
};

/** Series with too many or too few files, one of them open beside the list. */
export function ReleaseManagementPage({ kind }: ReleaseManagementPageProps) {
  const address = useReleaseAddress(kind);
  const { options, isOn, turn, addressOf, seriesId } = address;
  const opened = seriesId !== undefined && { seriesId, kind, options, listAddress: addressOf() };
  return (
    <PageFrame
      heading="Release Management"
      title={`${kind.label} · Release Management`}
      tabs={tabs}
      controls={
        <>
          <fieldset className={styles.switches}>
            <legend className={styles.legend}>Series shown</legend>
            {switches[kind.name].map(([name, label]) => (
              <Checkbox key={name} label={label} checked={isOn(name)} onChange={(on) => turn(name, on)} />
            ))}
          </fieldset>
          <div data-open={seriesId !== undefined || undefined} className={styles.ofList}>
            <KeepBest kind={kind} options={options} />
          </div>
        </>
      }
    >
      <SideBySide
        isOpen={seriesId !== undefined}
        hint={
          kind.name === 'missing'
            ? 'Choose a series to see its missing episodes.'
            : 'Choose a series to see its episodes and their files.'
        }
        list={<ReleaseSeriesList kind={kind} address={address} />}
      >
        {opened && kind.name === 'missing' && <MissingPanel key={seriesId} {...opened} />}
        {opened && kind.name !== 'missing' && <ReleasePanel key={seriesId} {...opened} />}
      </SideBySide>
    </PageFrame>
  );
}
