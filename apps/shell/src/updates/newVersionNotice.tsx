import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { onSessionChange } from '@hondana/shared/session';
import { Fragment } from 'react';
import { NewVersionText } from './NewVersionText.tsx';
import type { RegistryChange } from './whatChanged.ts';
import { wordsOfChange } from './wordsOfChange.ts';

const key = 'new-version';

/** The notice of a newer version, which a later one replaces. */
interface NewVersionNotice {
  /** Tells of a change, unless it was told already; of none, the notice goes. */
  readonly tell: (change: RegistryChange | undefined) => void;
  readonly stop: () => void;
}

/** Tells of newer versions without pressing them on anybody: the open page goes on with its own files. */
export function newVersionNotice(): NewVersionNotice {
  let told: RegistryChange | undefined;
  let wasDismissed = false;

  const show = (): void => {
    if (!told || wasDismissed) return;
    const { title, notes, text } = wordsOfChange(told);
    const onGone = (): void => {
      wasDismissed = true;
    };
    notify({
      key,
      kind: 'info',
      title,
      text: (
        <NewVersionText onGone={onGone}>
          {notes.map((note) => (
            <Fragment key={note}>
              {note}
              <br />
            </Fragment>
          ))}
          {text}
        </NewVersionText>
      ),
      action: { label: 'Reload', onPress: () => location.reload() },
      timeout: null,
    });
  };
  // All notices go with the session, but this one belongs to no user.
  const stop = onSessionChange(show);

  return {
    tell(change) {
      if (change?.key === told?.key) return;
      told = change;
      wasDismissed = false;
      if (change) show();
      else dismissNotice(key);
    },
    stop,
  };
}
