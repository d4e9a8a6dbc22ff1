import { selectOnly } from '@hondana/shared/bulk/selection';
import type { Selecting } from '@hondana/shared/bulk/useSelection';
import { Select } from '@hondana/shared/overlays/select';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HandedOverFile } from '../shared/fileHandover.ts';
import { SelectionLine } from '../shared/SelectionLine.tsx';
import { firstFound, isWithout, type SearchDraft } from './SearchDraft.ts';

interface ProviderBarProps {
  readonly draft: SearchDraft;
  readonly selecting: Selecting<HandedOverFile>;
  readonly keys: ReadonlySet<string>;
  /** A provider's ID, `firstFound`, or undefined for none. */
  readonly onChoose: (wanted: string | undefined) => void;
  readonly onSearch: () => void;
  readonly onLinkManually: () => void;
  readonly onRemove: () => void;
}

const none = 'none';

/** What can be done with the selected files. */
export function ProviderBar({
  draft,
  selecting,
  keys,
  onChoose,
  onSearch,
  onLinkManually,
  onRemove,
}: ProviderBarProps) {
  const without = draft.filter(isWithout).map(({ file }) => file);
  const providers = new Map(
    draft.flatMap(({ search }) => search?.found ?? []).map((one) => [one.providerId, one.provider]),
  );
  const disabled = keys.size === 0;
  return (
    <SelectionLine selecting={selecting} selected={keys.size} total={draft.length}>
      {without.length > 0 && (
        <Button size="small" onClick={() => selecting.change(selectOnly(without))}>
          <Trans>Select without release</Trans>
        </Button>
      )}
      <Select
        label={t`Release to use for the selected files`}
        hideLabel
        size="small"
        placeholder={t`Use release…`}
        disabled={disabled || providers.size === 0}
        options={[
          ...(providers.size > 1 ? [{ value: firstFound, label: t`First found` }] : []),
          ...[...providers].map(([value, name]) => ({ value, label: t`From ${name}` })),
          { value: none, label: t`Link none` },
        ]}
        value={undefined}
        onChange={(wanted) => onChoose(wanted === none ? undefined : wanted)}
      />
      <Button size="small" disabled={disabled} onClick={onSearch}>
        <Trans>Search again</Trans>
      </Button>
      <Button size="small" disabled={disabled} onClick={onLinkManually}>
        <Trans>Manual Link</Trans>
      </Button>
      <Button size="small" disabled={disabled} onClick={onRemove}>
        <Trans>Remove from list</Trans>
      </Button>
    </SelectionLine>
  );
}
