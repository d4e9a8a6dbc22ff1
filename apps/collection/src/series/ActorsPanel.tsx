import type { Role } from '@hondana/shared/api/types';
import { castQuery } from '@hondana/shared/resources/cast';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useHasBeenNearViewport } from '@hondana/shared/ui/useHasBeenNearViewport';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { PersonLink } from '../shared/PersonLink.tsx';
import { Portrait } from '../shared/Portrait.tsx';
import { roleText } from '../shared/roleText.ts';
import styles from './ActorsPanel.module.css';

const maxActors = 20;

function actorsOf(cast: Role[]): Role[] {
  return cast.filter(({ RoleName }) => RoleName === 'Actor').slice(0, maxActors);
}

export function ActorsPanel({ seriesId }: { readonly seriesId: number }) {
  const [isNear, ref] = useHasBeenNearViewport();
  const actors = useQuery({ ...castQuery({ seriesId }), select: actorsOf, enabled: isNear });
  if (actors.data?.length === 0) return null;
  return (
    <Panel ref={ref} title={t`Top 20 Actors`} aria-busy={actors.isLoading}>
      <QueryFailure query={actors} compact title={t`The actors could not be loaded`} />
      <ul className={styles.actors}>
        {actors.isPending &&
          [0, 1, 2, 3].map((place) => (
            <li key={place} className={styles.actor}>
              <Skeleton shape="block" width="3.5rem" height="4.5rem" />
              <span className={styles.names}>
                <Skeleton width="60%" />
                <Skeleton width="40%" />
              </span>
            </li>
          ))}
        {actors.data?.map(({ Character, Staff, RoleDetails }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one actor may speak one character in two parts.
          <li key={`${Staff.ID}-${Character?.ID}-${place}`} className={styles.actor}>
            <Portrait person={Character?.Image ? Character : Staff} />
            <span className={styles.names}>
              <span dir="auto" className={styles.character}>
                {Character ? (
                  <PersonLink kind="character" person={Character} className={styles.link} />
                ) : (
                  roleText(RoleDetails)
                )}
              </span>
              <span dir="auto" className={styles.name}>
                <PersonLink kind="creator" person={Staff} className={styles.link} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
