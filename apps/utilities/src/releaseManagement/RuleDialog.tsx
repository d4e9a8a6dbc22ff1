import { RunProgress } from '@hondana/shared/bulk/RunProgress';
import { errorText } from '@hondana/shared/http/ApiError';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { readUserItem, writeUserItem } from '@hondana/shared/session/userStorage';
import { Button } from '@hondana/shared/ui/Button';
import { formatBytes } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { chooseByRule } from './chooseByRule.ts';
import { defaultKeepRule, isCriterion, type KeepRule } from './keepRule.ts';
import { RuleCriteria } from './RuleCriteria.tsx';
import styles from './RuleDialog.module.css';
import { RuleResult } from './RuleResult.tsx';
import type { ReleaseKind } from './releaseKinds.ts';
import type { ReleaseOptions } from './releaseManagement.ts';
import { releaseOperations } from './releaseOperations.ts';
import { type RuledSeries, type RuleOutcomes, ruleOutcomes } from './ruleOutcomes.ts';

interface RuleDialogProps {
  readonly kind: ReleaseKind;
  readonly options: ReleaseOptions;
  readonly only?: RuledSeries | undefined;
  readonly onClose: () => void;
}

const storedName = 'release-rule';

function storedRule(): KeepRule {
  const stored = readUserItem('browser', storedName);
  return Array.isArray(stored) && stored.length > 0 && stored.every(isCriterion) ? stored : defaultKeepRule;
}

export function RuleDialog({ kind, options, only, onClose }: RuleDialogProps) {
  const client = useQueryClient();
  const [rule, setRule] = useState(storedRule);
  const [outcomes, setOutcomes] = useState<RuleOutcomes>();
  const operation = releaseOperations().looking;
  const { progress } = useAtomValue(operation.stateAtom);
  const change = (next: KeepRule): void => {
    setRule(next);
    // The preview was for the previous rule.
    setOutcomes(undefined);
    writeUserItem('browser', storedName, next);
  };
  const preview = async (): Promise<void> => {
    setOutcomes(undefined);
    const found = await operation.lookUp(t`Checking the files`, async (onProgress, signal) => {
      try {
        return await ruleOutcomes({ client, kind, options, rule, onProgress, signal }, only);
      } catch (error) {
        signal.throwIfAborted();
        notify({ kind: 'error', title: t`The series could not be loaded`, text: errorText(error) });
        return undefined;
      }
    });
    if (found) setOutcomes(found);
  };
  const close = (): void => {
    operation.cancel();
    onClose();
  };
  const series = outcomes?.series ?? [];
  const deleted = series.reduce((sum, one) => sum + one.deleted.length, 0);
  const size = formatBytes(series.reduce((sum, one) => sum + one.freed, 0));
  return (
    <Dialog
      open
      size="large"
      keepOnPressOutside
      onOpenChange={(open) => !open && close()}
      title={only ? t`Keep the Best Files` : t`Keep the Best Files of All Series`}
      description={t`Each episode keeps the file that is best by these rules. Nothing is deleted until you confirm.`}
      footer={
        <>
          <Button disabled={rule.length === 0 || progress !== undefined} onClick={() => void preview()}>
            {outcomes ? t`Preview again` : t`Preview`}
          </Button>
          <Button
            variant="primary"
            disabled={series.length === 0}
            onClick={() => {
              chooseByRule(kind.name, series);
              onClose();
            }}
          >
            {series.length === 0
              ? t`Choose files`
              : t`Choose ${plural(deleted, { one: '# file', other: '# files' })}, ${size}`}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <RuleCriteria rule={rule} onChange={change} />
        {progress && (
          <RunProgress
            {...progress}
            count={(total) => t`${plural(total, { one: '# series', other: '# series' })}`}
            onCancel={operation.cancel}
          />
        )}
        {outcomes && <RuleResult outcomes={outcomes} />}
      </div>
    </Dialog>
  );
}
