import { notify } from '@hondana/shared/overlays/notices';
import { Select } from '@hondana/shared/overlays/select';
import { Button } from '@hondana/shared/ui/Button';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { Panel } from '@hondana/shared/ui/Panel';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import layout from '../fields/stack.module.css';
import { type Channel, channelsOf, chooseChannel, chosenChannel } from './browserSide.ts';
import styles from './ChannelChoice.module.css';
import { registryQuery } from './registryQuery.ts';

/** The channel at page load, which decided the running code. */
const started = chosenChannel();

/** No channel has this name; an empty value would mean that nothing is chosen yet. */
const none = '-';

function detailOf({ parts }: Channel): string {
  return joinList(parts.map(({ title, version }) => `${title} ${version}`));
}

export function ChannelChoice() {
  const { data: channels = [] } = useQuery({ ...registryQuery(), select: channelsOf });
  const [chosen, setChosen] = useState(chosenChannel);
  if (channels.length === 0) return null;
  const named = (name: string | undefined) => channels.find((channel) => channel.name === name)?.name;
  const running = named(chosen);
  const isChanged = running !== named(started);
  const choose = (name: string): void => {
    const wanted = name === none ? undefined : name;
    try {
      chooseChannel(wanted);
      setChosen(wanted);
    } catch {
      notify({
        kind: 'error',
        title: t`The channel could not be saved`,
        text: t`This browser does not let the interface store anything.`,
      });
    }
  };
  return (
    <Panel title={t`Early Versions`}>
      <div className={layout.stack}>
        <Select
          label={t`Channel of This Browser`}
          description={t`Get some parts of the interface before general release. Saved immediately, for everyone who uses this browser.`}
          options={[
            { value: none, label: t({ message: 'None', context: 'channel' }) },
            ...channels.map((channel) => ({
              value: channel.name,
              label: channel.name,
              detail: detailOf(channel),
            })),
          ]}
          value={running ?? none}
          onChange={choose}
        />
        {isChanged && (
          <div className={styles.reload}>
            <p role="status">
              {running === undefined
                ? t`Reload to return to the versions that everyone has.`
                : t`Reload to run the versions of the channel “${running}”.`}
            </p>
            <Button size="small" onClick={() => location.reload()}>
              <Trans>Reload</Trans>
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
