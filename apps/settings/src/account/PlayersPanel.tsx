import { textOf } from '@hondana/shared/language/texts';
import { notify } from '@hondana/shared/overlays/notices';
import { choosePlayer, useChosenPlayers } from '@hondana/shared/players/chosenPlayers';
import { type Player, players } from '@hondana/shared/players/players';
import { Panel } from '@hondana/shared/ui/Panel';
import { Switch } from '@hondana/shared/ui/Switch';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import layout from '../shared/fields/stack.module.css';
import styles from './DisplayPanel.module.css';

/** Stored in this browser, because other devices have other players. */
export function PlayersPanel() {
  const chosen = useChosenPlayers();
  const choose = ({ id }: Player, isChosen: boolean) => {
    try {
      choosePlayer(id, isChosen);
    } catch {
      notify({ kind: 'error', title: t`The browser could not save your choice`, key: 'players' });
    }
  };
  return (
    <Panel title={t`Players`} data-setting="place:players">
      <div className={layout.stack}>
        <p className={styles.hint}>
          <Trans>Files have a link for each player that is on. Saved immediately, in this browser.</Trans>
        </p>
        {players.map((player) => (
          <Switch
            key={player.id}
            label={player.name}
            description={textOf(player.worksOn)}
            checked={chosen.includes(player)}
            onChange={(isOn) => choose(player, isOn)}
          />
        ))}
      </div>
    </Panel>
  );
}
