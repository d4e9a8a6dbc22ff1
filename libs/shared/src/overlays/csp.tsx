/**
 * Base UI would put `<style>` elements into the page, which the page's policy forbids. This switches them off; the
 * rules they would contain are in `csp.module.css`.
 */
import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import './csp.module.css';

/**
 * Around everything that uses overlays, once, in the shell.
 *
 * @example <StrictStyles><App /></StrictStyles>
 */
export function StrictStyles({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>;
}
