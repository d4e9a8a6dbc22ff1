import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { onSessionChange } from '@hondana/shared/session';
import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { changeNoticeContent } from './changeNoticeContent.ts';
import { NewVersionText } from './NewVersionText.tsx';
import type { RegistryChange } from './whatChanged.ts';

const key = 'new-version';

interface NewVersionNotice {
  /** Shows a change once; undefined closes the notice. */
  readonly tell: (change: RegistryChange | undefined) => void;
  readonly stop: () => void;
}

/** Announces newer versions without forcing a reload: the open page keeps its own files. */
export function newVersionNotice(): NewVersionNotice {
  let shownChange: RegistryChange | undefined;
  let wasDismissed = false;

  const show = (): void => {
    if (!shownChange || wasDismissed) return;
    const { title, notes, text } = changeNoticeContent(shownChange);
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
      action: { label: t`Reload`, onPress: () => location.reload() },
      timeout: null,
    });
  };
  // Ending a session closes all notices, but this one belongs to no user.
  const stop = onSessionChange(show);

  return {
    tell(change) {
      if (change?.key === shownChange?.key) return;
      shownChange = change;
      wasDismissed = false;
      if (change) show();
      else dismissNotice(key);
    },
    stop,
  };
}
