import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Role, Series } from '@hondana/shared/api/types';
import { useOutletContext, useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { useSearchText } from '@hondana/shared/navigation/useSearchText';
import { castQuery } from '@hondana/shared/resources/cast';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatNumber } from '@hondana/shared/ui/format';
import { usersIcon } from '@hondana/shared/ui/icons';
import { QueryView } from '@hondana/shared/ui/QueryView';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { setRepeatedParam } from '../shared/setRepeatedParam.ts';
import styles from '../shared/TabBar.module.css';
import { begin, type TabCalls } from '../shared/tabCalls.ts';
import { CreditCards, CreditsSkeleton } from './CreditCards.tsx';
import { CreditsBar } from './CreditsBar.tsx';
import { type CreditsView, creditsOf, rolesOf, shownCredits } from './credits.ts';

const creditsQuery = (seriesId: number) => ({ ...castQuery({ seriesId }), retry: retryOnce });

export const creditsCalls: TabCalls = (client, seriesId) => begin(client, creditsQuery(seriesId));

export function CreditsTab() {
  const { IDs } = useOutletContext<Series>();
  const cast = useQuery(creditsQuery(IDs.ID));
  return (
    <QueryView query={cast} title={t`The credits could not be loaded`} pending={<CreditsSkeleton />}>
      {(data) => <Credits seriesId={IDs.ID} cast={data} />}
    </QueryView>
  );
}

interface CreditsProps {
  readonly seriesId: number;
  readonly cast: readonly Role[];
}

function Credits({ seriesId, cast }: CreditsProps) {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const search = useSearchText('search');
  const view: CreditsView = parameters.get('view') === 'staff' ? 'staff' : 'characters';
  const hidden = new Set(parameters.getAll('without'));
  const all = creditsOf(cast, view);
  const shown = shownCredits(cast, { view, search: search.search, hidden });

  const showAll = () => {
    search.clear();
    updateSearchParams({ without: undefined });
  };

  return (
    <>
      <CreditsBar
        seriesId={seriesId}
        view={view}
        counts={{
          characters: creditsOf(cast, 'characters').length,
          staff: creditsOf(cast, 'staff').length,
        }}
        onView={(next) => updateSearchParams({ view: next === 'staff' ? next : undefined })}
        text={search.text}
        onText={search.setText}
        roles={rolesOf(all)}
        hidden={hidden}
        onRole={(role, checked) =>
          updateSearchParams((params) => setRepeatedParam(params, 'without', role, !checked))
        }
      />
      <Banner tone="warning" title={t`Possible spoilers`}>
        <Trans>Characters and roles may reveal the plot.</Trans>
      </Banner>
      <p role="status" className={styles.count}>
        {countText(view, shown.length, all.length)}
      </p>
      {all.length === 0 && (
        <EmptyState
          icon={usersIcon}
          title={view === 'staff' ? t`No staff` : t`No characters`}
          text={t`Use Force Refresh AniDB to check for new data.`}
        />
      )}
      {all.length > 0 && shown.length === 0 && (
        <EmptyState
          icon={usersIcon}
          title={t`No credits match`}
          action={
            <Button onClick={showAll}>
              <Trans>Show all</Trans>
            </Button>
          }
        />
      )}
      {shown.length > 0 && <CreditCards credits={shown} />}
    </>
  );
}

function countText(view: CreditsView, shown: number, count: number): string {
  const some = formatNumber(shown);
  if (view === 'staff') {
    return shown === count
      ? t`${plural(count, { one: '# staff credit', other: '# staff credits' })}`
      : t`${some} of ${plural(count, { one: '# staff credit', other: '# staff credits' })}`;
  }
  return shown === count
    ? t`${plural(count, { one: '# character', other: '# characters' })}`
    : t`${some} of ${plural(count, { one: '# character', other: '# characters' })}`;
}
