import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { useLocation } from '@hondana/shared/navigation';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { perSession } from '@hondana/shared/session/perSession';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { PageFrame } from '../shared/PageFrame.tsx';
import { SideBySide } from '../shared/SideBySide.tsx';
import { DuplicateTabs } from './DuplicateTabs.tsx';
import { KeepBest } from './KeepBest.tsx';
import { MissingPanel } from './MissingPanel.tsx';
import styles from './ReleaseManagementPage.module.css';
import { ReleasePanel } from './ReleasePanel.tsx';
import { ReleaseSeriesList } from './ReleaseSeriesList.tsx';
import { AllSeriesButton } from './ranked/AllSeriesButton.tsx';
import { PreferencesButton } from './ranked/PreferencesButton.tsx';
import type { RankedOptions } from './ranked/rankedReleases.ts';
import { type ReleaseKind, releaseKinds } from './releaseKinds.ts';
import { type ReleaseSwitch, useReleaseAddress } from './useReleaseAddress.ts';

const RankedPanel = lazyPart(async () => (await import('./ranked/RankedPanel.tsx')).RankedPanel, {
  // Its half of the page stays empty while it loads.
  waiting: () => <div />,
});

const RankedSeriesList = lazyPart(
  async () => (await import('./ranked/RankedSeriesList.tsx')).RankedSeriesList,
  { waiting: () => <div /> },
);

const LooseDuplicates = lazyPart(
  async () => (await import('./looseDuplicates/LooseDuplicates.tsx')).LooseDuplicates,
  { waiting: () => <div /> },
);

interface ReleaseManagementPageProps {
  readonly kind: ReleaseKind;
}

const switches: Readonly<Record<ReleaseKind['name'], readonly (readonly [ReleaseSwitch, TextDescriptor])[]>> =
  {
    multiples: [
      ['ignoreVariations', msg`Ignore variations`],
      ['onlyFinishedSeries', msg`Only finished series`],
    ],
    duplicates: [['onlyFinishedSeries', msg`Only finished series`]],
    missing: [
      ['onlyCollecting', msg`Only collecting`],
      ['onlyFinishedSeries', msg`Only finished series`],
    ],
  };

const switchesOfRanked = [['onlyRedundant', msg`Only with redundant releases`]] as const;

/** Each tab's last URL search: switches, order and open series. */
const lastSearches = perSession(() => new Map<ReleaseKind['name'], string>());

export function ReleaseManagementPage({ kind }: ReleaseManagementPageProps) {
  const address = useReleaseAddress(kind);
  const { search } = useLocation();
  useEffect(() => {
    lastSearches().set(kind.name, search);
  }, [kind, search]);
  const side = useServerSide();
  const tabs = {
    label: t`Views`,
    entries: releaseKinds.map(({ name, path, label }) => ({
      to: `/utilities/release-management/${path}${name === kind.name ? search : (lastSearches().get(name) ?? '')}`,
      label: textOf(label),
    })),
  };
  const isLoose = side === 'since6' && address.isLoose;
  const isRanked = side === 'since6' && kind.name === 'multiples';
  const { options, isOn, turn, widen, seriesId } = address;
  const ranked: RankedOptions = {
    includeVariations: !isOn('ignoreVariations'),
    onlyFinishedSeries: isOn('onlyFinishedSeries'),
    onlyWithRedundant: isOn('onlyRedundant'),
  };
  const opened = seriesId !== undefined && { seriesId, kind, options };
  return (
    <PageFrame
      heading={t`Release Management`}
      title={`${textOf(kind.label)} · ${t`Release Management`}`}
      tabs={tabs}
      controls={
        <>
          {side === 'since6' && kind.name === 'duplicates' && <DuplicateTabs isLoose={isLoose} />}
          {!isLoose && (
            <fieldset className={styles.switches}>
              <legend className={styles.legend}>
                <Trans>Series shown</Trans>
              </legend>
              {[...switches[kind.name], ...(isRanked ? switchesOfRanked : [])].map(([name, label]) => (
                <Checkbox
                  key={name}
                  label={textOf(label)}
                  checked={isOn(name)}
                  onChange={(on) => turn(name, on)}
                />
              ))}
            </fieldset>
          )}
          <div data-open={seriesId !== undefined || undefined} className={styles.ofList}>
            {isRanked ? (
              <>
                <PreferencesButton />
                <AllSeriesButton options={ranked} />
              </>
            ) : (
              <KeepBest kind={kind} options={options} />
            )}
          </div>
        </>
      }
    >
      {isLoose ? (
        <LooseDuplicates kind={kind} />
      ) : (
        <SideBySide
          isOpen={seriesId !== undefined}
          hint={
            kind.name === 'missing'
              ? t`Choose a series to see its missing episodes.`
              : isRanked
                ? t`Choose a series to see its releases.`
                : t`Choose a series to see its episodes and their files.`
          }
          list={
            isRanked ? (
              <RankedSeriesList options={ranked} openId={seriesId} onWiden={widen} />
            ) : (
              <ReleaseSeriesList kind={kind} address={address} />
            )
          }
        >
          {opened && kind.name === 'missing' && <MissingPanel key={seriesId} {...opened} />}
          {opened && isRanked && <RankedPanel key={seriesId} seriesId={seriesId} options={ranked} />}
          {opened && kind.name !== 'missing' && !isRanked && <ReleasePanel key={seriesId} {...opened} />}
        </SideBySide>
      )}
    </PageFrame>
  );
}
