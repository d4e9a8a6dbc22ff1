import { useLanguage } from '@hondana/shared/language';
import { ContributionView } from '@hondana/shared/remote/slots';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { memo } from 'react';
import { WidgetFrame } from '../shared/WidgetFrame.tsx';
import type { BoardWidget } from './boardWidgets.ts';

interface WidgetContentProps {
  readonly offerKey: string;
  readonly title: string;
  readonly isForeign: BoardWidget['isForeign'];
  /** Not in the viewport yet: renders only heading and background, so that users can jump to it. */
  readonly isWaiting: boolean;
}

export const WidgetContent = memo(function WidgetContent({
  offerKey,
  title,
  isForeign,
  isWaiting,
}: WidgetContentProps) {
  useLanguage();
  if (isWaiting) {
    return (
      <WidgetFrame title={title} busy>
        <Skeleton shape="block" height="100%" />
      </WidgetFrame>
    );
  }
  const content = <ContributionView slot="dashboard.widget" contributionKey={offerKey} properties={{}} />;
  return isForeign ? <WidgetFrame title={title}>{content}</WidgetFrame> : content;
});
