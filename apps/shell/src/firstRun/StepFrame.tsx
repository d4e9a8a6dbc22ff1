import { Button } from '@hondana/shared/ui/Button';
import { Heading } from '@hondana/shared/ui/Heading';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './StepFrame.module.css';
import { type StepId, stepPath } from './steps.ts';

interface StepFrameProps {
  readonly title: string;
  readonly previous?: StepId | undefined;
  readonly canGoBack?: boolean;
  readonly next: {
    readonly label?: string;
    readonly disabled?: boolean;
    readonly busy?: boolean;
    /** ID of the form that the button submits, instead of `onPress`. */
    readonly form?: string;
    readonly onPress?: () => void;
  };
  readonly children: ReactNode;
}

export function StepFrame({ title, previous, canGoBack = true, next, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <title>{`${title} · ${t`First run`} · Hondana`}</title>
      <Heading ref={heading} level={1} look="display" tabIndex={-1} className={styles.heading}>
        {title}
      </Heading>
      <div className={styles.content}>{children}</div>
      <div className={styles.footer}>
        {previous &&
          (canGoBack ? (
            <LinkButton component={Link} to={stepPath(previous)}>
              <Trans>Previous</Trans>
            </LinkButton>
          ) : (
            <Button disabled>
              <Trans>Previous</Trans>
            </Button>
          ))}
        <Button
          variant="primary"
          className={styles.next}
          type={next.form === undefined ? 'button' : 'submit'}
          form={next.form}
          disabled={next.disabled}
          busy={next.busy}
          onClick={next.onPress}
        >
          {next.label ?? t`Next`}
        </Button>
      </div>
    </>
  );
}
