import { Tooltip } from '@hondana/shared/overlays/tooltip';
import { Button, type ButtonProps } from '@hondana/shared/ui/Button';

interface HintedButtonProps extends ButtonProps {
  readonly blocked: string | undefined;
}

/** Stays focusable while blocked, so that the reason can be read. */
export function HintedButton({ blocked, onClick, ...rest }: HintedButtonProps) {
  if (blocked === undefined) return <Button {...rest} onClick={onClick} />;
  return (
    <Tooltip text={blocked}>
      <Button {...rest} aria-disabled />
    </Tooltip>
  );
}
