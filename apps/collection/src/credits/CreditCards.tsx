import type { Role, RolePerson } from '@hondana/shared/api/types';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Portrait } from '../shared/Portrait.tsx';
import styles from './CreditCards.module.css';

interface CreditCardsProps {
  readonly credits: readonly Role[];
}

/** Credits in at most three lanes (S1-158). */
export function CreditCards({ credits }: CreditCardsProps) {
  return (
    <ul aria-label="Credits" className={styles.cards}>
      {credits.map((credit, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: one person may have one role several times.
          key={`${credit.Staff.ID}-${credit.Character?.ID}-${credit.RoleDetails}-${place}`}
          className={styles.card}
        >
          {credit.Character ? (
            <>
              <Portrait person={credit.Character} />
              <Names person={credit.Character} remark={credit.RoleDetails} />
              <Names person={credit.Staff} remark="Voice" atEnd />
              <Portrait person={credit.Staff} />
            </>
          ) : (
            <>
              <Portrait person={credit.Staff} />
              <Names person={credit.Staff} remark={credit.RoleDetails} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface NamesProps {
  readonly person: RolePerson;
  readonly remark: string;
  readonly atEnd?: boolean;
}

function Names({ person: { Name, AlternateName }, remark, atEnd }: NamesProps) {
  return (
    <span className={atEnd ? styles.namesAtEnd : styles.names}>
      <span dir="auto" title={AlternateName || Name} className={styles.name}>
        {Name}
      </span>
      <span className={styles.remark}>{remark}</span>
    </span>
  );
}

/** Cards on their way. */
export function CreditsSkeleton() {
  return (
    <ul aria-busy="true" aria-label="Credits" className={styles.cards}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <li key={place} className={styles.card}>
          <Skeleton shape="block" width="3.5rem" height="4.5rem" />
          <span className={styles.names}>
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </span>
        </li>
      ))}
    </ul>
  );
}
