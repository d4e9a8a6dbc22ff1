import { useWrite } from '@hondana/shared/api/useWrite';
import { seriesUserDataQuery, setSeriesOwnTags } from '@hondana/shared/resources/seriesUserData';
import { Button } from '@hondana/shared/ui/Button';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { closeIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Tag } from '@hondana/shared/ui/Tag';
import { TextField } from '@hondana/shared/ui/TextField';
import { useHasBeenNearViewport } from '@hondana/shared/ui/useHasBeenNearViewport';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import styles from './MyTagsPanel.module.css';
import { ownTagsOf, withOwnTag } from './ownTags.ts';

/** Since version 6: tags of one user, beside the custom tags that all share. */
export function MyTagsPanel({ seriesId }: { readonly seriesId: number }) {
  const [isNear, ref] = useHasBeenNearViewport();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const data = useQuery({ ...seriesUserDataQuery({ seriesId }), enabled: isNear });
  const tags = data.data && ownTagsOf(data.data.UserTags);
  const save = useWrite(setSeriesOwnTags, {
    undo: () => setSeriesOwnTags.with({ seriesId, tags: tags ?? [] }),
    done: (_, { tags: saved }) => (saved.length > (tags?.length ?? 0) ? t`Tag added!` : t`Tag removed!`),
    failed: t`Your tags could not be saved`,
    onDone: () => setTyped(''),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const next = tags && withOwnTag(tags, typed);
    if (next) save.mutate({ seriesId, tags: next });
    else setTyped('');
  };
  const remove = (tag: string) => {
    save.mutate({ seriesId, tags: (tags ?? []).filter((one) => one !== tag) });
    // The pressed button disappears with its tag.
    input.current?.focus();
  };
  return (
    <Panel ref={ref} title={t`My Tags`} aria-busy={data.isLoading}>
      <QueryFailure query={data} compact title={t`Your tags could not be loaded`} />
      {data.isPending && <Skeleton shape="block" height="1.5rem" />}
      {tags && tags.length > 0 && (
        <ul aria-label={t`My Tags`} className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              <Tag>{tag}</Tag>
              <IconButton
                icon={closeIcon}
                label={t`Remove tag: ${tag}`}
                size="small"
                aria-disabled={save.isPending}
                onClick={() => !save.isPending && remove(tag)}
              />
            </li>
          ))}
        </ul>
      )}
      {tags && (
        <form className={styles.form} onSubmit={add}>
          <TextField
            ref={input}
            label={t`New tag`}
            hideLabel
            placeholder={t`New tag`}
            autoComplete="off"
            value={typed}
            className={styles.field}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" busy={save.isPending}>
            <Trans>Add</Trans>
          </Button>
        </form>
      )}
    </Panel>
  );
}
