import { plainVersion } from '@hondana/shared/remote/range';
import { enablePlugin } from '@hondana/shared/remote/stoppedPlugins';
import { Badge, type BadgeProps } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { formatMilliseconds, plural } from '@hondana/shared/ui/format';
import { useState } from 'react';
import { BrowserSwitch } from './BrowserSwitch.tsx';
import type { CatalogueOffer } from './catalogue/offers.ts';
import { ForEveryone } from './ForEveryone.tsx';
import styles from './InstalledPartItem.module.css';
import type { InstalledPart, PartSource, PartState } from './installedParts.ts';
import { PartFailures } from './PartFailures.tsx';
import { PluginActions } from './PluginActions.tsx';

const sources: Readonly<Record<Exclude<PartSource, 'interface'>, string>> = {
  everyone: 'For everyone',
  administrators: 'For administrators only',
  override: 'Developer override',
};

const states: Readonly<Record<PartState, readonly [words: string, tone: NonNullable<BadgeProps['tone']>]>> = {
  running: ['Running', 'success'],
  waiting: ['Not loaded yet', 'neutral'],
  failed: ['Failed', 'danger'],
  stopped: ['Switched off', 'danger'],
  disabled: ['Disabled', 'neutral'],
  'disabled-here': ['Disabled in this browser', 'neutral'],
  'disabled-for-everyone': ['Disabled for everyone', 'neutral'],
  refused: ['Refused', 'danger'],
  'safe-mode': ['Off in safe mode', 'warning'],
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
  return (
    <li className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <bdi>{title}</bdi>
        </h3>
        <Badge tone={tone}>{words}</Badge>
        {version !== undefined && <span className={styles.detail}>{version}</span>}
      </div>
      {source !== 'interface' && (
        <p className={styles.detail}>
          {sources[source]}
          {from !== undefined && (
            <>
              , from <bdi>{from}</bdi>
            </>
          )}
        </p>
      )}
      {reason !== undefined && <p className={styles.fault}>{reason}</p>}
      <RunReport part={part} clearedAt={clearedAt} />
      <PartFailures part={part} onClear={() => setClearedAt(Date.now())} />
      {state === 'stopped' && <SwitchOn part={part} />}
      {needsReload && <Reload part={part} />}
      {update && <p>Version {plainVersion(update.version.version)} is available.</p>}
      {canSwitch(part) && <BrowserSwitch part={part} onChange={onChange} />}
      {plugin && <PluginActions part={part} update={update} onUpdate={onUpdate} onRemove={onRemove} />}
      {(source === 'everyone' || source === 'administrators') && <ForEveryone part={part} update={update} />}
    </li>
  );
}

function RunReport({
  part: { record, failures },
  clearedAt,
}: Pick<InstalledPartItemProps, 'part'> & { readonly clearedAt: number }) {
  if (!record) return null;
  const { loadTime, lastError, errorCount, warnings } = record;
  return (
    <>
      {loadTime !== undefined && <p className={styles.detail}>Loaded in {formatMilliseconds(loadTime)}</p>}
      {lastError && failures.length === 0 && lastError.at > clearedAt && (
        <p className={styles.fault}>
          {plural(errorCount, 'error', 'errors')}; the last: <bdi>{lastError.message}</bdi>
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
      <p className={styles.fault}>It made the page unresponsive, so it is switched off in this browser.</p>
      <Button size="small" aria-label={`Switch ${title} on again`} onClick={switchOn}>
        Switch on again
      </Button>
    </div>
  );
}

function reloadWords({ record, version, state }: InstalledPart): string {
  if (record?.loadTime === undefined) return 'Reload the page to apply.';
  if (state !== 'running') return 'What is already loaded stays until the page is reloaded.';
  return `This page runs ${record.version}; reload it to use ${version}.`;
}

function Reload({ part }: Pick<InstalledPartItemProps, 'part'>) {
  return (
    <div className={styles.actions}>
      <p>{reloadWords(part)}</p>
      <Button size="small" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  );
}
