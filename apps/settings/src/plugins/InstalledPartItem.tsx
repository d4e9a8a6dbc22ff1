import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { plainVersion } from '@hondana/shared/remote/range';
import { enablePlugin } from '@hondana/shared/remote/stoppedPlugins';
import { Badge, type BadgeProps } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { formatMilliseconds } from '@hondana/shared/ui/format';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { BrowserSwitch } from './BrowserSwitch.tsx';
import type { CatalogueOffer } from './catalogue/offers.ts';
import { ForEveryone } from './ForEveryone.tsx';
import styles from './InstalledPartItem.module.css';
import type { InstalledPart, PartSource, PartState } from './installedParts.ts';
import { PartFailures } from './PartFailures.tsx';
import { PluginActions } from './PluginActions.tsx';

const sources: Readonly<Record<Exclude<PartSource, 'interface'>, TextDescriptor>> = {
  everyone: msg`For everyone`,
  administrators: msg`For administrators only`,
  override: msg`Developer override`,
};

const states: Readonly<
  Record<PartState, readonly [words: TextDescriptor, tone: NonNullable<BadgeProps['tone']>]>
> = {
  running: [msg`Running`, 'success'],
  waiting: [msg`Not loaded yet`, 'neutral'],
  failed: [msg`Failed`, 'danger'],
  stopped: [msg`Switched off`, 'danger'],
  disabled: [msg`Disabled`, 'neutral'],
  'disabled-here': [msg`Disabled in this browser`, 'neutral'],
  'disabled-for-everyone': [msg`Disabled for everyone`, 'neutral'],
  refused: [msg`Refused`, 'danger'],
  'safe-mode': [msg`Off in safe mode`, 'warning'],
};

function canSwitch({ source, state }: InstalledPart): boolean {
  return source === 'everyone' && !['disabled-for-everyone', 'refused', 'stopped'].includes(state);
}

interface InstalledPartItemProps {
  readonly part: InstalledPart;
  readonly update: CatalogueOffer | undefined;
  readonly onChange: () => void;
  readonly onUpdate: () => void;
  readonly onRemove: () => void;
}

export function InstalledPartItem({ part, update, onChange, onUpdate, onRemove }: InstalledPartItemProps) {
  const { title, version, source, from, state, reason, plugin, needsReload } = part;
  const [clearedAt, setClearedAt] = useState(0);
  const [words, tone] = states[state];
  const newVersion = update && plainVersion(update.version.version);
  return (
    <li className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <bdi>{title}</bdi>
        </h3>
        <Badge tone={tone}>{textOf(words)}</Badge>
        {version !== undefined && (
          <bdi dir="ltr" className={styles.detail}>
            {version}
          </bdi>
        )}
      </div>
      {source !== 'interface' && (
        <p className={styles.detail}>
          <SourceText source={source} from={from} />
        </p>
      )}
      {reason !== undefined && <p className={styles.fault}>{reason}</p>}
      <RunReport part={part} clearedAt={clearedAt} />
      <PartFailures part={part} onClear={() => setClearedAt(Date.now())} />
      {state === 'stopped' && <SwitchOn part={part} />}
      {needsReload && <Reload part={part} />}
      {update && (
        <p>
          <Trans>Version {newVersion} is available.</Trans>
        </p>
      )}
      {canSwitch(part) && <BrowserSwitch part={part} onChange={onChange} />}
      {plugin && <PluginActions part={part} update={update} onUpdate={onUpdate} onRemove={onRemove} />}
      {(source === 'everyone' || source === 'administrators') && <ForEveryone part={part} update={update} />}
    </li>
  );
}

interface SourceTextProps extends Pick<InstalledPart, 'from'> {
  readonly source: keyof typeof sources;
}

function SourceText({ source, from }: SourceTextProps) {
  const users = textOf(sources[source]);
  if (from === undefined) return users;
  return (
    <Trans>
      {users}, from <bdi>{from}</bdi>
    </Trans>
  );
}

function RunReport({
  part: { record, failures },
  clearedAt,
}: Pick<InstalledPartItemProps, 'part'> & { readonly clearedAt: number }) {
  if (!record) return null;
  const { loadTime, lastError, errorCount, warnings } = record;
  const duration = loadTime === undefined ? '' : formatMilliseconds(loadTime);
  const lastMessage = lastError?.message;
  return (
    <>
      {loadTime !== undefined && <p className={styles.detail}>{t`Loaded in ${duration}`}</p>}
      {lastError && failures.length === 0 && lastError.at > clearedAt && (
        <p className={styles.fault}>
          <Trans>
            <Plural value={errorCount} one="# error" other="# errors" />; the last: <bdi>{lastMessage}</bdi>
          </Trans>
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className={styles.detail}>
          {warning}
        </p>
      ))}
    </>
  );
}

function SwitchOn({ part: { id, title } }: Pick<InstalledPartItemProps, 'part'>) {
  const switchOn = (): void => {
    enablePlugin(id);
    location.reload();
  };
  return (
    <div className={styles.actions}>
      <p className={styles.fault}>
        <Trans>It made the page unresponsive, so it is switched off in this browser.</Trans>
      </p>
      <Button size="small" aria-label={t`Switch ${title} on again`} onClick={switchOn}>
        <Trans>Switch on again</Trans>
      </Button>
    </div>
  );
}

function reloadWords({ record, version, state }: InstalledPart): string {
  if (record?.loadTime === undefined) return t`Reload the page to apply.`;
  if (state !== 'running') return t`What is already loaded stays until the page is reloaded.`;
  const [running, installed] = [record.version ?? '', version ?? ''];
  return t`This page runs ${running}; reload it to use ${installed}.`;
}

function Reload({ part }: Pick<InstalledPartItemProps, 'part'>) {
  return (
    <div className={styles.actions}>
      <p>{reloadWords(part)}</p>
      <Button size="small" onClick={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </div>
  );
}
