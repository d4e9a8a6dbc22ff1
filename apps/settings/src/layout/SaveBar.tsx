import { skipsFailedOperations } from '@hondana/shared/resources/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
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
          Save
        </Button>
        <Button
          aria-disabled={!hasChanges || isSaving}
          onClick={() => hasChanges && !isSaving && draft.cancel()}
        >
          Cancel
        </Button>
        <div role="status" className={styles.state}>
          {hasChanges && (
            <>
              <p className={styles.title}>Unsaved Changes</p>
              <p className={styles.text}>
                Please save before leaving this page. {plural(edits.size, 'setting', 'settings')} changed.
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
  const named = atEdits.map((path) => `${draft.settingAt(path)?.label ?? path}: ${refusal.atEdits[path]}`);
  return (
    <Banner
      tone="danger"
      title="The server refused the settings; nothing was saved"
      actions={
        rest > 0 &&
        !isHopeless && (
          <Button size="small" busy={isSaving} onClick={saveRest}>
            {atEdits.length > 0 ? `Save the other ${plural(rest, 'setting', 'settings')}` : 'Save anyway'}
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
