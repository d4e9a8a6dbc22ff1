import type { DetailFact } from './DetailFact.ts';
import styles from './FileDetail.module.css';

export function FactList({ facts }: { readonly facts: readonly DetailFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two chapters may begin at the same moment.
        <div key={index} className={styles.fact}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
