import { skipsFailedOperations } from '@hondana/shared/resources/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { labelled } from '@hondana/shared/ui/joinTexts';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { SettingsDraft } from '../shared/draft/SettingsDraft.tsx';
import styles from './SaveBar.module.css';

export function SaveBar({ draft }: { readonly draft: SettingsDraft }) {
  const { edits, refusal, isSaving } = draft;
  const hasChanges = edits.size > 0;
  return (
    <div className={styles.bar}>
      {refusal && <RefusedSave draft={draft} />}
      <div className={styles.line}>
        {/* `aria-disabled`, because `disabled` would lose the focus on every save. */}
        <Button
          variant="primary"
          busy={isSaving}
          aria-disabled={!hasChanges}
          onClick={() => hasChanges && draft.save()}
        >
          <Trans>Save</Trans>
        </Button>
        <Button
          aria-disabled={!hasChanges || isSaving}
          onClick={() => hasChanges && !isSaving && draft.cancel()}
        >
          <Trans>Cancel</Trans>
        </Button>
        <div role="status" className={styles.state}>
          {hasChanges && (
            <>
              <p className={styles.title}>
                <Trans>Unsaved Changes</Trans>
              </p>
              <p className={styles.text}>
                <Trans>
                  Please save before leaving this page.{' '}
                  <Plural value={edits.size} one="# setting" other="# settings" /> changed.
                </Trans>
              </p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** The server validates the whole document, so a missing AniDB account refuses unrelated edits (facts 9). */
function RefusedSave({ draft }: { readonly draft: SettingsDraft }) {
  const { refusal, edits, saveRest, isSaving } = draft;
  if (!refusal) return null;
  const atEdits = Object.keys(refusal.atEdits);
  const rest = [...edits.keys()].filter((path) => !atEdits.includes(path)).length;
  // Where validation can't be skipped, what is wrong elsewhere refuses the rest too.
  const isHopeless = skipsFailedOperations() && refusal.elsewhere.length > 0;
  const named = atEdits.map((path) =>
    labelled(draft.settingAt(path)?.label ?? path, refusal.atEdits[path] ?? ''),
  );
  return (
    <Banner
      tone="danger"
      title={t`The server refused the settings; nothing was saved`}
      actions={
        rest > 0 &&
        !isHopeless && (
          <Button size="small" busy={isSaving} onClick={saveRest}>
            {atEdits.length > 0
              ? t`Save the other ${plural(rest, { one: '# setting', other: '# settings' })}`
              : t`Save anyway`}
          </Button>
        )
      }
    >
      <ul className={styles.reasons}>
        {[...named, ...refusal.elsewhere].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Banner>
  );
}
