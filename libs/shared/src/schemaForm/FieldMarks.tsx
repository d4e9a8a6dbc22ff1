import type { Tone } from '@hondana/shared/ui/Badge';
import { Badge } from '@hondana/shared/ui/Badge';
import { Trans } from '@lingui/react/macro';
import { useFormContext } from './formContext.ts';
import styles from './SchemaForm.module.css';
import { pathText, type SchemaNode, type ValuePath } from './schemaNode.ts';

const tones: Readonly<Record<string, Tone>> = {
  primary: 'accent',
  secondary: 'neutral',
  important: 'accent',
  warning: 'warning',
  danger: 'danger',
};

export function isSetByEnvironment({ ui }: SchemaNode, loadedVariables: readonly string[]): boolean {
  return ui.envVar !== undefined && ui.envVarOverridable !== true && loadedVariables.includes(ui.envVar);
}

/** Below the label: what the server says of the property besides its description. */
export function FieldMarks({ node, path }: { readonly node: SchemaNode; readonly path: ValuePath }) {
  const { loadedVariables, pendingPaths } = useFormContext();
  const { badge, envVar, requiresRestart } = node.ui;
  const isFixed = isSetByEnvironment(node, loadedVariables);
  const isPending = pendingPaths.includes(pathText(path));
  if (!badge && !isFixed && !requiresRestart) return null;
  return (
    <span className={styles.marks}>
      {badge && <Badge tone={tones[badge.theme ?? ''] ?? 'neutral'}>{badge.name}</Badge>}
      {requiresRestart && (
        <Badge tone={isPending ? 'warning' : 'neutral'}>
          {isPending ? <Trans>Takes effect after a restart</Trans> : <Trans>Needs a restart</Trans>}
        </Badge>
      )}
      {isFixed && (
        <Badge tone="accent">
          <Trans>
            Set by the environment variable <bdi>{envVar}</bdi>
          </Trans>
        </Badge>
      )}
    </span>
  );
}
