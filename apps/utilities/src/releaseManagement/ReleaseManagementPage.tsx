import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { useLocation } from '@hondana/shared/navigation';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { perSession } from '@hondana/shared/session/perSession';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { OtherModel } from '../shared/OtherModel.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { SideBySide } from '../shared/SideBySide.tsx';
import { KeepBest } from './KeepBest.tsx';
import { MissingPanel } from './MissingPanel.tsx';
import styles from './ReleaseManagementPage.module.css';
import { ReleasePanel } from './ReleasePanel.tsx';
import { ReleaseSeriesList } from './ReleaseSeriesList.tsx';
import { type ReleaseKind, releaseKindsOn } from './releaseKinds.ts';
import { type ReleaseSwitch, useReleaseAddress } from './useReleaseAddress.ts';

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

/** Each tab's last URL search: switches, order and open series. */
const lastSearches = perSession(() => new Map<ReleaseKind['name'], string>());

export function ReleaseManagementPage({ kind }: ReleaseManagementPageProps) {
  const address = useReleaseAddress(kind);
  const { search } = useLocation();
  useEffect(() => {
    lastSearches().set(kind.name, search);
  }, [kind, search]);
  const kinds = releaseKindsOn(useServerSide());
  const tabs = {
    label: t`Views`,
    entries: kinds.map(({ name, path, label }) => ({
      to: `/utilities/release-management/${path}${name === kind.name ? search : (lastSearches().get(name) ?? '')}`,
      label: textOf(label),
    })),
  };
  if (!kinds.includes(kind))
    return (
      <PageFrame
        heading={t`Release Management`}
        title={`${textOf(kind.label)} · ${t`Release Management`}`}
        tabs={tabs}
      >
        <OtherModel
          title={t`No list of multiple releases on this server`}
          text={t`Shoko Server 6 ranks the releases of a series in its own way. This version of Hondana cannot choose among them yet.`}
        />
      </PageFrame>
    );
  const { options, isOn, turn, seriesId } = address;
  const opened = seriesId !== undefined && { seriesId, kind, options };
  return (
    <PageFrame
      heading={t`Release Management`}
      title={`${textOf(kind.label)} · ${t`Release Management`}`}
      tabs={tabs}
      controls={
        <>
          <fieldset className={styles.switches}>
            <legend className={styles.legend}>
              <Trans>Series shown</Trans>
            </legend>
            {switches[kind.name].map(([name, label]) => (
              <Checkbox
                key={name}
                label={textOf(label)}
                checked={isOn(name)}
                onChange={(on) => turn(name, on)}
              />
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
            ? t`Choose a series to see its missing episodes.`
            : t`Choose a series to see its episodes and their files.`
        }
        list={<ReleaseSeriesList kind={kind} address={address} />}
      >
        {opened && kind.name === 'missing' && <MissingPanel key={seriesId} {...opened} />}
        {opened && kind.name !== 'missing' && <ReleasePanel key={seriesId} {...opened} />}
      </SideBySide>
    </PageFrame>
  );
}
