import { Menu, MenuItem, MenuSeparator } from '@hondana/shared/overlays/menu';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { moreIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './BarActions.module.css';

export interface BarAction {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

interface BarActionsProps {
  /** On a phone, all but the first move into a menu. */
  readonly actions: readonly BarAction[];
  readonly hasPrimary?: boolean;
  readonly danger?: BarAction | undefined;
  /** Offers to select all, unless all are selected already. */
  readonly unselected?: { readonly total: number; readonly selectAll: () => void } | undefined;
}

export function BarActions({ actions, hasPrimary = false, danger, unselected }: BarActionsProps) {
  const [first, ...others] = actions;
  const total = unselected && formatNumber(unselected.total);
  const variant = hasPrimary ? 'primary' : 'secondary';
  return (
    <>
      {first && (
        <Button size="small" variant={variant} disabled={first.disabled} onClick={first.onClick}>
          {first.label}
        </Button>
      )}
      {others.map(({ label, disabled, onClick }) => (
        <Button key={label} size="small" className={styles.lesser} disabled={disabled} onClick={onClick}>
          {label}
        </Button>
      ))}
      {danger && (
        <Button
          size="small"
          variant="quiet"
          className={`${first ? styles.lesser : ''} ${styles.danger}`}
          disabled={danger.disabled}
          onClick={danger.onClick}
        >
          {danger.label}
        </Button>
      )}
      {first && (
        <Menu
          side="top"
          align="end"
          trigger={
            <IconButton
              icon={moreIcon}
              label={t`More actions`}
              size="small"
              data-bar-menu=""
              className={styles.more}
            />
          }
        >
          {unselected && (
            <MenuItem onClick={unselected.selectAll}>
              <Trans>Select all {total}</Trans>
            </MenuItem>
          )}
          {others.map(({ label, disabled, onClick }) => (
            <MenuItem key={label} disabled={disabled} onClick={onClick}>
              {label}
            </MenuItem>
          ))}
          {danger && (
            <>
              <MenuSeparator />
              <MenuItem danger disabled={danger.disabled} onClick={danger.onClick}>
                {danger.label}
              </MenuItem>
            </>
          )}
        </Menu>
      )}
    </>
  );
}
