import { Link } from '@hondana/shared/navigation';
import { Button } from '@hondana/shared/ui/Button';
import { Heading } from '@hondana/shared/ui/Heading';
import { Icon } from '@hondana/shared/ui/Icon';
import { helpIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import styles from './MissingPlace.module.css';

interface MissingPlaceProps {
  readonly title: string;
  readonly text: string;
  readonly retrying?: boolean;
  readonly onRetry?: (() => void) | undefined;
}

export function MissingPlace({ title, text, retrying, onRetry }: MissingPlaceProps) {
  return (
    <div className={styles.place}>
      <title>{`${title} · Hondana`}</title>
      <Icon icon={helpIcon} size={10} />
      <Heading level={1} look="title">
        {title}
      </Heading>
      <p>{text}</p>
      <div className={styles.actions}>
        {onRetry && (
          <Button busy={retrying} onClick={onRetry}>
            Retry
          </Button>
        )}
        <LinkButton component={Link} to="/collection">
          Show the collection
        </LinkButton>
      </div>
    </div>
  );
}
