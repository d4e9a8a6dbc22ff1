import { Button } from '@hondana/shared/ui/Button';
import { Icon } from '@hondana/shared/ui/Icon';
import { closeIcon } from '@hondana/shared/ui/icons';
import { ScrollStrip } from '@hondana/shared/ui/ScrollStrip';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { filterExpressionsQuery } from '../../shared/filters.ts';
import type { Condition } from '../../shared/liveFilter.ts';
import styles from './ConditionChips.module.css';
import { conditionChips } from './conditionChips.ts';
import { useListAddress } from './useListAddress.ts';
import { usePeopleNames } from './usePeopleNames.ts';

interface ConditionChipsProps {
  /** Focused after the last one is removed. */
  readonly after: RefObject<HTMLElement | null>;
}

export function ConditionChips({ after }: ConditionChipsProps) {
  const { live, rest, changeCondition, clearConditions } = useListAddress();
  const catalogue = useQuery(filterExpressionsQuery()).data;
  const nameOf = usePeopleNames(live);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const chips = live.flatMap((condition) => {
    const help = catalogue?.find(({ Expression }) => Expression === condition.expression);
    const name = help?.Name ?? condition.expression;
    const chipsOf = (one: Condition) => conditionChips(one, name, nameOf);
    return chipsOf(condition).map(({ text }) => ({
      text,
      key: `${condition.expression} ${text}`,
      remove: () =>
        changeCondition(condition.expression, (present) => {
          const chip = present && chipsOf(present).find((one) => one.text === text);
          return chip ? chip.without : present;
        }),
    }));
  });
  const count = rest.length;
  const isEmpty = chips.length === 0;

  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[removed.current] ?? buttons.at(-1) ?? after.current)?.focus();
    removed.current = undefined;
  });

  if (isEmpty && rest.length === 0) return null;
  return (
    <div className={styles.row}>
      <ScrollStrip className={styles.strip}>
        <ul ref={list} aria-label={t`Conditions`} className={styles.chips}>
          {chips.map(({ key, text, remove }, place) => (
            <li key={key} className={styles.chip}>
              <span dir="auto" title={text} className={styles.text}>
                {text}
              </span>
              <button
                type="button"
                title={t`Remove`}
                aria-label={t`Remove condition ${text}`}
                className={styles.remove}
                onClick={() => {
                  removed.current = place;
                  remove();
                }}
              >
                <Icon icon={closeIcon} size={4} />
              </button>
            </li>
          ))}
          {rest.length > 0 && (
            <li className={styles.chip}>
              <span
                className={styles.text}
              >{t`${plural(count, { one: '# more condition', other: '# more conditions' })}`}</span>
            </li>
          )}
        </ul>
      </ScrollStrip>
      <Button
        variant="quiet"
        size="small"
        className={styles.clear}
        onClick={() => {
          clearConditions();
          after.current?.focus();
        }}
      >
        <Trans>Clear all</Trans>
      </Button>
    </div>
  );
}
