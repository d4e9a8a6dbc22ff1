/** The CSP forbids the `<style>` elements Base UI inserts; their rules are in `csp.module.css` instead. */
import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import './csp.module.css';

/**
 * Wraps the whole app, once, in the shell.
 * @example <StrictStyles><App /></StrictStyles>
 */
export function StrictStyles({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>;
}
