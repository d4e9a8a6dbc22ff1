import { Tooltip } from '@hondana/shared/overlays/tooltip';
import { Button, type ButtonProps } from '@hondana/shared/ui/Button';

interface HintedButtonProps extends ButtonProps {
  /** Why it cannot be pressed now; without one it can. */
  readonly blocked: string | undefined;
}

/** A button that says why it cannot be pressed, and stays focusable so that the reason can be found. */
export function HintedButton({ blocked, onClick, ...rest }: HintedButtonProps) {
  if (blocked === undefined) return <Button {...rest} onClick={onClick} />;
  return (
    <Tooltip text={blocked}>
      <Button {...rest} aria-disabled />
    </Tooltip>
  );
}
