import type { components } from '@hondana/shared/api/generated/schema';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWrite } from '@hondana/shared/api/useWrite';
import { releaseProvidersQuery, updateReleaseProviders } from '@hondana/shared/resources/releaseInfo';
import { Banner } from '@hondana/shared/ui/Banner';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { arrowDownIcon, arrowUpIcon } from '@hondana/shared/ui/icons';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Switch } from '@hondana/shared/ui/Switch';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProviderFacts } from './ProviderFacts.tsx';
import styles from './Providers.module.css';

type ReleaseProvider = components['schemas']['APIv3.Release.ReleaseInfoProvider'];

const changesOf = (providers: readonly ReleaseProvider[]) =>
  providers.map(({ ID, IsEnabled }, Priority) => ({ ID, IsEnabled, Priority }));

export function ReleaseProviders() {
  const query = useQuery({ ...releaseProvidersQuery(), retry: retryOnce });
  if (query.isError && !query.data) {
    return <QueryFailure query={query} compact title={t`The release providers could not be loaded`} />;
  }
  if (!query.data) return <Skeleton shape="block" height="8rem" />;
  return <ProviderOrder saved={query.data.toSorted((one, other) => one.Priority - other.Priority)} />;
}

function ProviderOrder({ saved }: { readonly saved: readonly ReleaseProvider[] }) {
  const [announcement, setAnnouncement] = useState('');
  const update = useWrite(updateReleaseProviders, {
    done: t`The release providers have been changed.`,
    failed: t`The release providers could not be changed`,
    key: 'release providers',
    undo: () => updateReleaseProviders.with({ providers: changesOf(saved) }),
  });
  // Shown as asked for until the server has answered.
  const wanted = update.isPending ? update.variables?.providers : undefined;
  const providers = (wanted ?? []).flatMap(({ ID, IsEnabled = false }) => {
    const provider = saved.find((one) => one.ID === ID);
    return provider ? [{ ...provider, IsEnabled }] : [];
  });
  const shown = wanted ? providers : saved;

  const move = (from: number, to: number): void => {
    const moved = shown[from];
    if (!moved || to < 0 || to >= shown.length) return;
    update.mutate({ providers: changesOf(shown.toSpliced(from, 1).toSpliced(to, 0, moved)) });
    const [name, place, count] = [moved.Name, to + 1, shown.length];
    setAnnouncement(t`${name}: place ${place} of ${count}`);
  };
  const enable = (id: string, isEnabled: boolean): void =>
    update.mutate({
      providers: changesOf(shown.map((one) => (one.ID === id ? { ...one, IsEnabled: isEnabled } : one))),
    });

  return (
    <div className={styles.providers}>
      <p className={styles.description}>
        <Trans>The first provider that knows a new file says what it is.</Trans>
      </p>
      {shown.every(({ IsEnabled }) => !IsEnabled) && (
        <Banner tone="warning" title={t`No release provider is enabled. New files stay unrecognized.`} />
      )}
      <ol className={styles.list}>
        {shown.map((provider, place) => {
          const { ID, Name, IsEnabled } = provider;
          return (
            <li key={ID} className={styles.provider}>
              <ProviderFacts provider={provider} />
              <div className={styles.tools}>
                <Switch
                  label={<Trans>Ask for new files</Trans>}
                  aria-label={t`Ask ${Name} for new files`}
                  checked={IsEnabled}
                  onChange={(isOn) => enable(ID, isOn)}
                />
                {shown.length > 1 && (
                  <span className={styles.moves}>
                    <IconButton
                      icon={arrowUpIcon}
                      label={t`Move up: ${Name}`}
                      size="small"
                      repeatable
                      aria-disabled={place === 0 || undefined}
                      onClick={() => move(place, place - 1)}
                    />
                    <IconButton
                      icon={arrowDownIcon}
                      label={t`Move down: ${Name}`}
                      size="small"
                      repeatable
                      aria-disabled={place === shown.length - 1 || undefined}
                      onClick={() => move(place, place + 1)}
                    />
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
