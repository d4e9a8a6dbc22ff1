import { notify } from '@hondana/shared/overlays/notices';
import { choosePlayer, useChosenPlayers } from '@hondana/shared/players/chosenPlayers';
import { type Player, players } from '@hondana/shared/players/players';
import { Panel } from '@hondana/shared/ui/Panel';
import { Switch } from '@hondana/shared/ui/Switch';
import layout from '../shared/fields/stack.module.css';
import styles from './DisplayPanel.module.css';

/** Stored in this browser, because other devices have other players. */
export function PlayersPanel() {
  const chosen = useChosenPlayers();
  const choose = ({ id }: Player, isChosen: boolean) => {
    try {
      choosePlayer(id, isChosen);
    } catch {
      notify({ kind: 'error', title: 'The browser could not save your choice', key: 'players' });
    }
  };
  return (
    <Panel title="Players" data-setting="place:players">
      <div className={layout.stack}>
        <p className={styles.hint}>
          Files have a link for each player that is on. Saved immediately, in this browser.
        </p>
        {players.map((player) => (
          <Switch
            key={player.id}
            label={player.name}
            description={player.worksOn}
            checked={chosen.includes(player)}
            onChange={(isOn) => choose(player, isOn)}
          />
        ))}
      </div>
    </Panel>
  );
}
